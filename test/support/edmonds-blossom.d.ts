/** A maximum-weight matching by another author: what the pairing engine is compared with. */
declare module 'edmonds-blossom' {
  /** The partner of each vertex, -1 for none; `maxCardinality`: of the largest matchings, the one of most weight. */
  export default function blossom(edges: [u: number, v: number, weight: number][], maxCardinality?: boolean): number[];
}
