import { isObject } from '../shared/domain/json.js';

export interface ToldEvent {
  readonly type: string;
  readonly cause: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Fields that say which card of the match is meant, and those that say what is printed on it. */
const INSTANCES = ['card', 'cardId', 'id', 'source'];
const FACES = ['definition', 'name'];

const words = (code: string): string => code.toLowerCase().replaceAll(/[_-]+/g, ' ');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (field: string): string => words(field.replaceAll(/([a-z])([A-Z])/g, '$1 $2'));

/** Tells events of any game in lines that people read. It learns the faces of cards as they are shown. */
export class Story {
  private readonly faces = new Map<string, string>();

  constructor(
    private readonly players: readonly [string, string],
    /** Names by the ids of the catalogue. */
    private readonly cards: ReadonlyMap<string, string> = new Map(),
  ) {}

  /** `Ada · play card`, say. */
  headline(move: number, seat: 0 | 1, type: string): string {
    return `${String(move).padStart(4)}  ${this.players[seat]} · ${words(type)}`;
  }

  /** The action's own name as a cause says nothing new. */
  line({ type, cause, data }: ToldEvent, actionType: string): string {
    this.learn(data);
    const { seat, player = seat, source, ...rest } = data;
    const who = player === 0 || player === 1 ? `${this.players[player]}: ` : '';
    const what = this.fields(isObject(source) ? { ...rest, from: source } : rest);
    const isSaid = cause === actionType || cause === data['definition'];
    const why = isSaid ? '' : ` (${this.cards.get(cause) ?? this.instance(source) ?? words(cause)})`;
    return `      ${who}${who === '' ? capital(words(type)) : words(type)}${what === '' ? '' : ` – ${what}`}${why}`;
  }

  private learn(value: unknown): void {
    if (Array.isArray(value)) value.forEach((each) => this.learn(each));
    if (!isObject(value)) return;
    const face = FACES.map((field) => value[field]).find((each) => typeof each === 'string');
    const instance = INSTANCES.map((field) => value[field]).find((each) => typeof each === 'string');
    if (typeof face === 'string' && typeof instance === 'string') this.faces.set(instance, this.nameOf(face));
    Object.values(value).forEach((each) => this.learn(each));
  }

  private fields(data: Readonly<Record<string, unknown>>): string {
    const hasFace = FACES.some((field) => typeof data[field] === 'string');
    const told = Object.entries(data).filter(
      ([field, value]) => value !== null && value !== undefined && !(hasFace && INSTANCES.includes(field)),
    );
    return told.map(([field, value]) => this.field(field, value)).join(', ');
  }

  private field(field: string, value: unknown): string {
    if (FACES.includes(field) || INSTANCES.includes(field)) return this.value(value);
    if (/(player|seat|owner|winner)$/i.test(field) && (value === 0 || value === 1))
      return `${spaced(field)} ${this.players[value]}`;
    if (typeof value === 'boolean') return value ? spaced(field) : `not ${spaced(field)}`;
    return `${spaced(field)} ${this.value(value)}`;
  }

  private value(value: unknown): string {
    if (Array.isArray(value)) {
      const between = value.every((each) => typeof each === 'number') ? ' : ' : ' + ';
      return value.length === 0 ? 'none' : value.map((each) => this.value(each)).join(between);
    }
    if (isObject(value)) {
      const { seat, ...rest } = value;
      const whose = seat === 0 || seat === 1 ? `${this.players[seat]}’s ` : '';
      return whose + this.fields(rest).replaceAll(', ', ' ') || 'none';
    }
    return typeof value === 'string' ? this.nameOf(value) : String(value);
  }

  private instance(id: unknown): string | undefined {
    return typeof id === 'string' ? this.faces.get(id) : undefined;
  }

  private nameOf(text: string): string {
    return this.faces.get(text) ?? this.cards.get(text) ?? (/^[A-Z][A-Z_]+$/.test(text) ? words(text) : text);
  }
}
