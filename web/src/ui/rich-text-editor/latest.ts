/** What was given last, for those who are asked later than they were made. */
export class Latest<T> {
  private now: T;
  constructor(first: T) {
    this.now = first;
  }
  get(): T {
    return this.now;
  }
  set(next: T): void {
    this.now = next;
  }
}
