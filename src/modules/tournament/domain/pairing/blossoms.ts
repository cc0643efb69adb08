const FREE = -1;
const OUTER = 0;
const INNER = 1;

/**
 * Maximum-weight perfect matching in a general graph (Edmonds 1965; O(n³) with slack edges). Vertices are 1…n here, the
 * numbers above are blossoms, 0 is "none". Weights are positive; 0 stands for a missing edge. Duals are kept doubled,
 * so that every step stays in whole numbers.
 */
export class Blossoms {
  private readonly n: number;
  private readonly width: number;
  private used: number;
  /** The edge that stands for each pair of vertices or blossoms: its two true ends, and its weight. */
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly weight: Float64Array;
  private readonly dual: Float64Array;
  private readonly mate: Int32Array;
  private readonly slack: Int32Array;
  /** The outermost blossom around a vertex. */
  private readonly top: Int32Array;
  private readonly parent: Int32Array;
  private readonly label: Int8Array;
  private readonly visited: Int32Array;
  private visit = 0;
  /** Which child of a blossom contains a vertex. */
  private readonly childOf: Int32Array;
  private readonly children: number[][];
  private queue: number[] = [];

  constructor(size: number, weightOf: (u: number, v: number) => number) {
    this.n = size;
    this.used = size;
    const width = size + (size >> 1) + 2;
    this.width = width;
    this.from = new Int32Array(width * width);
    this.to = new Int32Array(width * width);
    this.weight = new Float64Array(width * width);
    this.dual = new Float64Array(width);
    this.mate = new Int32Array(width);
    this.slack = new Int32Array(width);
    this.top = new Int32Array(width);
    this.parent = new Int32Array(width);
    this.label = new Int8Array(width);
    this.visited = new Int32Array(width);
    this.childOf = new Int32Array(width * width);
    this.children = Array.from({ length: width }, () => []);
    let heaviest = 0;
    for (let u = 1; u <= size; u++) {
      this.top[u] = u;
      this.childOf[u * width + u] = u;
      for (let v = 1; v <= size; v++) {
        const edge = u * width + v;
        this.from[edge] = u;
        this.to[edge] = v;
        if (u !== v) this.weight[edge] = weightOf(u - 1, v - 1);
        if (this.weight[edge] > heaviest) heaviest = this.weight[edge];
      }
    }
    this.dual.fill(heaviest, 1, size + 1);
  }

  /** The mate of each vertex, counted from 0, or null where not everyone can be matched. */
  perfectMatching(): Int32Array | null {
    for (let pairs = 0; pairs < this.n / 2; pairs++) if (!this.grow()) return null;
    return this.mate.slice(1, this.n + 1).map((v) => v - 1);
  }

  /** One phase: grows alternating trees from all unmatched vertices until a path joins two of them. */
  private grow(): boolean {
    this.label.fill(FREE, 1, this.used + 1);
    this.slack.fill(0, 1, this.used + 1);
    this.queue = [];
    for (let x = 1; x <= this.used; x++) {
      if (this.top[x] !== x || this.mate[x] !== 0) continue;
      this.parent[x] = 0;
      this.label[x] = OUTER;
      this.enqueue(x);
    }
    for (;;) {
      if (this.scanQueue()) return true;
      const step = this.dualStep();
      if (step === Infinity) return false;
      this.adjustDuals(step);
      this.queue = [];
      if (this.followTightSlack()) return true;
      for (let b = this.n + 1; b <= this.used; b++)
        if (this.top[b] === b && this.label[b] === INNER && this.dual[b] === 0) this.expand(b);
    }
  }

  private scanQueue(): boolean {
    for (let head = 0; head < this.queue.length; head++) {
      const u = this.queue[head];
      if (this.label[this.top[u]] === INNER) continue;
      for (let v = 1; v <= this.n; v++) {
        const edge = u * this.width + v;
        if (this.weight[edge] === 0 || this.top[u] === this.top[v]) continue;
        if (this.dual[u] + this.dual[v] === 2 * this.weight[edge]) {
          if (this.tight(edge)) return true;
        } else this.offerSlack(u, this.top[v]);
      }
    }
    return false;
  }

  private dualStep(): number {
    let step = Infinity;
    for (let b = this.n + 1; b <= this.used; b++)
      if (this.top[b] === b && this.label[b] === INNER) step = Math.min(step, this.dual[b] / 2);
    for (let x = 1; x <= this.used; x++) {
      if (this.top[x] !== x || this.slack[x] === 0 || this.label[x] === INNER) continue;
      const slack = this.reduced(this.slack[x] * this.width + x);
      step = Math.min(step, this.label[x] === FREE ? slack : slack / 2);
    }
    return step;
  }

  private adjustDuals(step: number): void {
    for (let u = 1; u <= this.n; u++) {
      const label = this.label[this.top[u]];
      if (label === OUTER) this.dual[u] -= step;
      else if (label === INNER) this.dual[u] += step;
    }
    for (let b = this.n + 1; b <= this.used; b++) {
      if (this.top[b] !== b) continue;
      if (this.label[b] === OUTER) this.dual[b] += 2 * step;
      else if (this.label[b] === INNER) this.dual[b] -= 2 * step;
    }
  }

  private followTightSlack(): boolean {
    for (let x = 1; x <= this.used; x++) {
      const u = this.slack[x];
      if (this.top[x] !== x || u === 0 || this.top[u] === x) continue;
      const edge = u * this.width + x;
      if (this.reduced(edge) === 0 && this.tight(edge)) return true;
    }
    return false;
  }

  private reduced(edge: number): number {
    const u = this.from[edge];
    const v = this.to[edge];
    return this.dual[u] + this.dual[v] - 2 * this.weight[u * this.width + v];
  }

  private offerSlack(u: number, x: number): void {
    const known = this.slack[x];
    if (known === 0 || this.reduced(u * this.width + x) < this.reduced(known * this.width + x)) this.slack[x] = u;
  }

  private resetSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.n; u++) {
      if (this.weight[u * this.width + x] === 0 || this.top[u] === x) continue;
      if (this.label[this.top[u]] === OUTER) this.offerSlack(u, x);
    }
  }

  private enqueue(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const child of this.children[x]) this.enqueue(child);
  }

  private setTop(x: number, blossom: number): void {
    this.top[x] = blossom;
    if (x > this.n) for (const child of this.children[x]) this.setTop(child, blossom);
  }

  /** An edge without slack leaves an outer vertex: the tree grows, a blossom closes, or a path is found (true). */
  private tight(edge: number): boolean {
    const u = this.top[this.from[edge]];
    const v = this.top[this.to[edge]];
    if (this.label[v] === FREE) {
      this.parent[v] = this.from[edge];
      this.label[v] = INNER;
      const next = this.top[this.mate[v]];
      this.slack[v] = 0;
      this.slack[next] = 0;
      this.label[next] = OUTER;
      this.enqueue(next);
      return false;
    }
    if (this.label[v] === INNER) return false;
    const ancestor = this.commonAncestor(u, v);
    if (ancestor !== 0) {
      this.contract(u, ancestor, v);
      return false;
    }
    this.augment(u, v);
    this.augment(v, u);
    return true;
  }

  private commonAncestor(first: number, second: number): number {
    let [u, v] = [first, second];
    for (this.visit++; u !== 0 || v !== 0; [u, v] = [v, u]) {
      if (u === 0) continue;
      if (this.visited[u] === this.visit) return u;
      this.visited[u] = this.visit;
      u = this.top[this.mate[u]];
      if (u !== 0) u = this.top[this.parent[u]];
    }
    return 0;
  }

  private augment(start: number, end: number): void {
    let [u, v] = [start, end];
    for (;;) {
      const next = this.top[this.mate[u]];
      this.setMate(u, v);
      if (next === 0) return;
      const up = this.top[this.parent[next]];
      this.setMate(next, up);
      [u, v] = [up, next];
    }
  }

  private setMate(u: number, v: number): void {
    const edge = u * this.width + v;
    this.mate[u] = this.to[edge];
    if (u <= this.n) return;
    const entry = this.childOf[u * this.width + this.from[edge]];
    const position = this.evenPosition(u, entry);
    const cycle = this.children[u];
    for (let i = 0; i < position; i++) this.setMate(cycle[i], cycle[i ^ 1]);
    this.setMate(entry, v);
    this.children[u] = [...cycle.slice(position), ...cycle.slice(0, position)];
  }

  /** Turns the cycle so that the way from its base to the child has an even number of edges. */
  private evenPosition(blossom: number, child: number): number {
    const cycle = this.children[blossom];
    const position = cycle.indexOf(child);
    if (position % 2 === 0) return position;
    this.children[blossom] = [cycle[0], ...cycle.slice(1).reverse()];
    return cycle.length - position;
  }

  private contract(u: number, base: number, v: number): void {
    let b = this.n + 1;
    while (b <= this.used && this.top[b] !== 0) b++;
    if (b > this.used) this.used = b;
    this.dual[b] = 0;
    this.label[b] = OUTER;
    this.mate[b] = this.mate[base];
    const side = (start: number): number[] => {
      const path: number[] = [];
      for (let x = start; x !== base;) {
        const inner = this.top[this.mate[x]];
        path.push(x, inner);
        this.enqueue(inner);
        x = this.top[this.parent[inner]];
      }
      return path;
    };
    const left = side(u).reverse();
    this.children[b] = [base, ...left, ...side(v)];
    this.setTop(b, b);
    this.adoptEdges(b);
    this.resetSlack(b);
  }

  /** Between a blossom and anything else stands the child's edge with the least slack. */
  private adoptEdges(b: number): void {
    const { width } = this;
    for (let x = 1; x <= this.used; x++) this.weight[b * width + x] = this.weight[x * width + b] = 0;
    this.childOf.fill(0, b * width, (b + 1) * width);
    for (const child of this.children[b]) {
      for (let x = 1; x <= this.used; x++) {
        const edge = child * width + x;
        const own = b * width + x;
        if (this.weight[edge] === 0) continue;
        if (this.weight[own] !== 0 && this.reduced(edge) >= this.reduced(own)) continue;
        this.copyEdge(edge, own);
        this.copyEdge(x * width + child, x * width + b);
      }
      for (let x = 1; x <= this.n; x++) if (this.childOf[child * width + x] !== 0) this.childOf[b * width + x] = child;
    }
  }

  private copyEdge(source: number, target: number): void {
    this.from[target] = this.from[source];
    this.to[target] = this.to[source];
    this.weight[target] = this.weight[source];
  }

  private expand(b: number): void {
    for (const child of this.children[b]) this.setTop(child, child);
    const entry = this.childOf[b * this.width + this.from[b * this.width + this.parent[b]]];
    const position = this.evenPosition(b, entry);
    const cycle = this.children[b];
    for (let i = 0; i < position; i += 2) {
      const [inner, outer] = [cycle[i], cycle[i + 1]];
      this.parent[inner] = this.from[outer * this.width + inner];
      this.label[inner] = INNER;
      this.label[outer] = OUTER;
      this.slack[inner] = 0;
      this.resetSlack(outer);
      this.enqueue(outer);
    }
    this.label[entry] = INNER;
    this.parent[entry] = this.parent[b];
    for (let i = position + 1; i < cycle.length; i++) {
      this.label[cycle[i]] = FREE;
      this.resetSlack(cycle[i]);
    }
    this.top[b] = 0;
  }
}
