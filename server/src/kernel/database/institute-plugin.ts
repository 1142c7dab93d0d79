import {
  AndNode,
  BinaryOperationNode,
  CamelCasePlugin,
  ColumnNode,
  type DeleteQueryNode,
  type IdentifierNode,
  type InsertQueryNode,
  type JoinNode,
  type KyselyPlugin,
  type MergeQueryNode,
  type OnConflictNode,
  OnNode,
  type OperationNode,
  OperationNodeTransformer,
  OperatorNode,
  ParensNode,
  PrimitiveValueListNode,
  type QueryId,
  ReferenceNode,
  type SelectionNode,
  type SelectQueryNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
  WhereNode,
} from 'kysely';
import { isTenantTable } from '../../../database/table-kinds.ts';

const COLUMN = 'institute_id';

/** Kysely's own conversion of names, with its memory of names shared by all institutes. */
class Names extends CamelCasePlugin {
  toColumn(name: string): string {
    return this.snakeCase(name);
  }
}
const names = new Names({ maintainNestedObjectKeys: true });

/**
 * Gives every statement to one institute: each tenant table that a statement names is asked for rows of that institute
 * (in WHERE, and in ON where it is joined), and each row that is inserted gets its number. Names in the code are camel
 * case, names in the database snake case. What stands inside a `sql` template is not seen.
 */
export function institutePlugin(institute: number): KyselyPlugin {
  return {
    transformQuery: ({ node, queryId }) => binder.bind(node, queryId, institute),
    transformResult: (args) => names.transformResult(args),
  };
}

class Binder extends OperationNodeTransformer {
  #institute = 0;
  /** A query that stands inside another of the same creator arrives bound already. */
  readonly #bound = new WeakSet<OperationNode>();

  bind<Node extends OperationNode>(node: Node, queryId: QueryId, institute: number): Node {
    this.#institute = institute;
    const bound = this.transformNode(node, queryId);
    this.#bound.add(bound);
    return bound;
  }

  protected override transformNodeImpl<Node extends OperationNode>(node: Node, queryId?: QueryId): Node {
    return this.#bound.has(node) ? node : super.transformNodeImpl(node, queryId);
  }

  protected override transformIdentifier(node: IdentifierNode): IdentifierNode {
    return { ...node, name: names.toColumn(node.name) };
  }

  protected override transformSelectQuery(given: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const node = super.transformSelectQuery(given, queryId);
    return this.#asking(node, [...(node.from?.froms ?? []), ...crossJoined(node.joins)]);
  }

  protected override transformUpdateQuery(given: UpdateQueryNode, queryId?: QueryId): UpdateQueryNode {
    const node = super.transformUpdateQuery(given, queryId);
    return this.#asking(node, [node.table!, ...(node.from?.froms ?? []), ...crossJoined(node.joins)]);
  }

  protected override transformDeleteQuery(given: DeleteQueryNode, queryId?: QueryId): DeleteQueryNode {
    const node = super.transformDeleteQuery(given, queryId);
    return this.#asking(node, [...node.from.froms, ...(node.using?.tables ?? []), ...crossJoined(node.joins)]);
  }

  protected override transformJoin(given: JoinNode, queryId?: QueryId): JoinNode {
    const node = super.transformJoin(given, queryId);
    const name = tenantTable(node.table);
    if (name === undefined || node.joinType === 'CrossJoin') return node;
    if (node.joinType !== 'InnerJoin' && node.joinType !== 'LeftJoin')
      throw new Error(`a ${node.joinType} of ${name} would show rows of which no condition asks`);
    const own = this.#isOwn(name);
    return { ...node, on: OnNode.create(node.on ? AndNode.create(own, ParensNode.create(node.on.on)) : own) };
  }

  protected override transformInsertQuery(given: InsertQueryNode, queryId?: QueryId): InsertQueryNode {
    const node = super.transformInsertQuery(given, queryId);
    if (!node.into || tenantTable(node.into) === undefined) return node;
    if (!node.columns || !node.values) throw new Error('a row of a tenant table is inserted by its columns and values');
    return {
      ...node,
      columns: [ColumnNode.create(COLUMN), ...node.columns],
      values: this.#withInstitute(node.values),
      ...(node.onConflict && { onConflict: withColumn(node.onConflict) }),
    };
  }

  protected override transformMergeQuery(_given: MergeQueryNode): MergeQueryNode {
    throw new Error('MERGE is not bound to an institute');
  }

  #isOwn(table: string): OperationNode {
    return BinaryOperationNode.create(
      ReferenceNode.create(ColumnNode.create(COLUMN), TableNode.create(table)),
      OperatorNode.create('='),
      ValueNode.create(this.#institute),
    );
  }

  #asking<Node extends SelectQueryNode | UpdateQueryNode | DeleteQueryNode>(
    node: Node,
    tables: readonly OperationNode[],
  ): Node {
    const own = tables.flatMap((table) => tenantTable(table) ?? []).map((name) => this.#isOwn(name));
    if (own.length === 0) return node;
    const asked = node.where ? [...own, ParensNode.create(node.where.where)] : own;
    return { ...node, where: WhereNode.create(asked.reduce((left, right) => AndNode.create(left, right))) };
  }

  #withInstitute(values: OperationNode): OperationNode {
    if (ValuesNode.is(values))
      return ValuesNode.create(
        values.values.map((row) =>
          PrimitiveValueListNode.is(row)
            ? PrimitiveValueListNode.create([this.#institute, ...row.values])
            : ValueListNode.create([ValueNode.create(this.#institute), ...row.values]),
        ),
      );
    const select = values as SelectQueryNode;
    if (select.kind !== 'SelectQueryNode' || select.setOperations)
      throw new Error('rows of a tenant table come from values or from one plain select');
    const institute = {
      kind: 'SelectionNode',
      selection: ValueNode.create(this.#institute),
    } as unknown as SelectionNode;
    return { ...select, selections: [institute, ...(select.selections ?? [])] } as SelectQueryNode;
  }
}

/** Every unique key of a tenant table begins with the institute. */
const withColumn = (conflict: OnConflictNode): OnConflictNode =>
  conflict.columns ? { ...conflict, columns: [ColumnNode.create(COLUMN), ...conflict.columns] } : conflict;

/** A cross join has no ON: its table is asked for in WHERE. */
const crossJoined = (joins: readonly JoinNode[] | undefined): OperationNode[] =>
  (joins ?? []).flatMap((join) => (join.joinType === 'CrossJoin' ? join.table : []));

/** The name by which a statement speaks of a tenant table; undefined for everything else. */
function tenantTable(node: OperationNode): string | undefined {
  const alias =
    node.kind === 'AliasNode' ? (node as unknown as { node: OperationNode; alias: IdentifierNode }) : undefined;
  const table = alias?.node ?? node;
  if (!TableNode.is(table)) return undefined;
  const { name } = table.table.identifier;
  return isTenantTable(name) ? (alias?.alias.name ?? name) : undefined;
}

const binder = new Binder();
