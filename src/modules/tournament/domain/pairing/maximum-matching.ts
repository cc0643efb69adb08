const NONE = -1;

/**
 * Extends a matching to one of the largest size (Edmonds 1965, breadth first). The graph is given by `blocked`: everyone
 * may meet everyone but the few vertices listed there, so nearly every search ends after a handful of steps.
 * `mate` is changed in place.
 */
export const extendToMaximum = (
  vertices: readonly number[],
  blocked: (v: number) => readonly number[],
  mate: Int32Array,
): void => {
  const unmatched = vertices.filter((v) => mate[v] === NONE);
  if (unmatched.length < 2) return;
  const size = mate.length;
  const parent = new Int32Array(size);
  const base = new Int32Array(size);
  const inQueue = new Uint8Array(size);
  const inBlossom = new Uint8Array(size);
  const barred = new Int32Array(size).fill(NONE);
  const onPath = new Int32Array(size);
  let paths = 0;

  const commonBase = (a: number, b: number): number => {
    paths++;
    for (let x = a; ; x = parent[mate[x]]) {
      x = base[x];
      onPath[x] = paths;
      if (mate[x] === NONE) break;
    }
    for (let x = b; ; x = parent[mate[x]]) {
      x = base[x];
      if (onPath[x] === paths) return x;
    }
  };
  const markPath = (from: number, stop: number, child: number): void => {
    for (let v = from, c = child; base[v] !== stop; v = parent[mate[v]]) {
      inBlossom[base[v]] = inBlossom[base[mate[v]]] = 1;
      parent[v] = c;
      c = mate[v];
    }
  };
  const contract = (u: number, v: number, queue: number[]): void => {
    const stop = commonBase(u, v);
    inBlossom.fill(0);
    markPath(u, stop, v);
    markPath(v, stop, u);
    for (const x of vertices) {
      if (inBlossom[base[x]] === 0) continue;
      base[x] = stop;
      if (inQueue[x] === 1) continue;
      inQueue[x] = 1;
      queue.push(x);
    }
  };
  /** The free end of an augmenting path from the root, or NONE. */
  const findPath = (root: number): number => {
    parent.fill(NONE);
    inQueue.fill(0);
    for (const v of vertices) base[v] = v;
    const queue = [root];
    inQueue[root] = 1;
    for (let head = 0; head < queue.length; head++) {
      const u = queue[head];
      for (const v of blocked(u)) barred[v] = u;
      for (const v of vertices) {
        if (barred[v] === u || v === u || base[u] === base[v] || mate[u] === v) continue;
        if (v === root || (mate[v] !== NONE && parent[mate[v]] !== NONE)) contract(u, v, queue);
        else if (parent[v] === NONE) {
          parent[v] = u;
          if (mate[v] === NONE) return v;
          inQueue[mate[v]] = 1;
          queue.push(mate[v]);
        }
      }
      for (const v of blocked(u)) barred[v] = NONE;
    }
    return NONE;
  };

  let left = unmatched.length;
  for (const root of unmatched) {
    if (left < 2) return;
    if (mate[root] !== NONE) continue;
    const end = findPath(root);
    barred.fill(NONE);
    if (end === NONE) continue;
    left -= 2;
    for (let v = end; v !== NONE;) {
      const u = parent[v];
      const next = mate[u];
      mate[v] = u;
      mate[u] = v;
      v = next;
    }
  }
};
