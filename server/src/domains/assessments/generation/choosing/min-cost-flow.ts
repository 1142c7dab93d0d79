/** An edge of the network: at most `capacity` units pass, each at `cost`. */
interface Edge {
  readonly to: number;
  readonly cost: number;
  capacity: number;
  /** The same edge backwards. */
  readonly back: number;
}

/** A network of small whole numbers, in which as much as possible is sent at the least cost (successive shortest paths). */
export class FlowNetwork {
  readonly #edges: Edge[] = [];
  readonly #from: number[][] = [];

  /** Adds an edge; its number tells later what passed. */
  add(from: number, to: number, capacity: number, cost = 0): number {
    const at = this.#edges.length;
    this.#edges.push({ to, cost, capacity, back: at + 1 }, { to: from, cost: -cost, capacity: 0, back: at });
    this.#edgesOf(from).push(at);
    this.#edgesOf(to).push(at + 1);
    return at;
  }

  /** How much passes an edge after `send`. */
  passed = (edge: number): number => this.#edges[this.#edges[edge]!.back]!.capacity;

  /** Sends at most `wanted` units; returns how many arrive. */
  send(source: number, sink: number, wanted: number): number {
    let sent = 0;
    while (sent < wanted) {
      const path = this.#cheapestPath(source, sink);
      if (!path) break;
      const amount = Math.min(wanted - sent, ...path.map((edge) => this.#edges[edge]!.capacity));
      for (const at of path) {
        const edge = this.#edges[at]!;
        edge.capacity -= amount;
        this.#edges[edge.back]!.capacity += amount;
      }
      sent += amount;
    }
    return sent;
  }

  #edgesOf(node: number): number[] {
    return (this.#from[node] ??= []);
  }

  /** Bellman and Ford with a queue: costs of edges backwards are negative. */
  #cheapestPath(source: number, sink: number): number[] | undefined {
    const cost = new Map([[source, 0]]);
    const came = new Map<number, number>();
    const queue = [source];
    for (let node = queue.shift(); node !== undefined; node = queue.shift()) {
      for (const at of this.#edgesOf(node)) {
        const edge = this.#edges[at]!;
        const next = cost.get(node)! + edge.cost;
        if (edge.capacity === 0 || next >= (cost.get(edge.to) ?? Infinity)) continue;
        cost.set(edge.to, next);
        came.set(edge.to, at);
        if (!queue.includes(edge.to)) queue.push(edge.to);
      }
    }
    if (!came.has(sink)) return undefined;
    const path: number[] = [];
    for (let node = sink; node !== source;) {
      const at = came.get(node)!;
      path.unshift(at);
      node = this.#edges[this.#edges[at]!.back]!.to;
    }
    return path;
  }
}
