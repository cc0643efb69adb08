import { fail, ok, type Result } from '../../../../shared/domain/result.js';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text directly inside, trimmed. */
  readonly text: string;
}

interface Building extends XmlElement {
  readonly attributes: Record<string, string>;
  readonly children: Building[];
  text: string;
}

const MAX_DEPTH = 32;
const MAX_ELEMENTS = 1_000_000;
const NAME = '[A-Za-z_][A-Za-z0-9_.-]*';
const TOKEN = new RegExp(
  [
    '<\\?[\\s\\S]*?\\?>',
    '<!--[\\s\\S]*?-->',
    '<!\\[CDATA\\[[\\s\\S]*?\\]\\]>',
    `</${NAME}\\s*>`,
    `<${NAME}(?:\\s+${NAME}\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*\\s*/?>`,
    '[^<]+',
  ].join('|'),
  'y',
);
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'g');
const PREDEFINED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

class Malformed extends Error {}

const characterOf = (code: number): string => {
  if (
    !(code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff)) ||
    (code >= 0xd800 && code <= 0xdfff)
  )
    throw new Malformed('a character that XML does not allow');
  return String.fromCodePoint(code);
};

/** Only the five predefined entities and character references exist here. */
const unescaped = (text: string): string =>
  text.replace(/&([^;&]{0,12})(;?)/g, (_, reference: string, end: string) => {
    if (end === ';' && Object.hasOwn(PREDEFINED, reference)) return PREDEFINED[reference];
    const decimal = /^#(\d{1,7})$/.exec(reference);
    const hex = /^#x([0-9a-fA-F]{1,6})$/.exec(reference);
    if (end !== ';' || (decimal === null && hex === null)) throw new Malformed('an entity that is not predefined');
    return characterOf(decimal === null ? parseInt(hex![1], 16) : Number(decimal[1]));
  });

const opened = (token: string): Building => {
  const attributes: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [, name, double, single] of token.matchAll(ATTRIBUTE)) {
    if (name in attributes) throw new Malformed(`the attribute ${name} twice in one element`);
    attributes[name] = unescaped(double ?? single);
  }
  return { name: new RegExp(NAME).exec(token)![0], attributes, children: [], text: '' };
};

/** What XML does not allow in a document, whoever wrote it. */
const FORBIDDEN_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;

const read = (source: string): XmlElement => {
  if (FORBIDDEN_CHARACTER.test(source) || !source.isWellFormed())
    throw new Malformed('a character that XML does not allow');
  const stack: Building[] = [{ name: '', attributes: {}, children: [], text: '' }];
  let elements = 0;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source)?.[0];
    if (token === undefined) {
      if (source.startsWith('<!DOCTYPE', at)) throw new Malformed('a document type declaration');
      throw new Malformed(`what stands at character ${at}`);
    }
    const top = stack.at(-1)!;
    if (token.startsWith('<?') || token.startsWith('<!--')) continue;
    if (token.startsWith('<![CDATA[')) top.text += token.slice(9, -3);
    else if (token.startsWith('</')) {
      if (stack.length === 1 || token.slice(2, -1).trim() !== top.name) throw new Malformed(`the end tag ${token}`);
      stack.pop();
    } else if (token.startsWith('<')) {
      const element = opened(token);
      if (++elements > MAX_ELEMENTS) throw new Malformed('so many elements');
      top.children.push(element);
      if (!token.endsWith('/>')) stack.push(element);
      if (stack.length > MAX_DEPTH) throw new Malformed(`elements deeper than ${MAX_DEPTH} levels`);
    } else top.text += unescaped(token);
  }
  const [document] = stack;
  if (stack.length > 1) throw new Malformed(`<${stack.at(-1)!.name}> without its end`);
  if (document.children.length !== 1 || document.text.trim() !== '')
    throw new Malformed('more or less than one root element');
  return document.children[0];
};

/** The plain part of XML that tournament files use; declarations, own entities and depth are refused, not followed. */
export const parseXml = (source: string): Result<XmlElement, string> => {
  try {
    return ok(read(source.replace(/^\uFEFF/, '')));
  } catch (error) {
    if (error instanceof Malformed) return fail(`The XML has ${error.message}.`);
    throw error;
  }
};

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  element.children.find((child) => child.name === name);

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export const textOf = (element: XmlElement | undefined, name: string): string =>
  (element === undefined ? undefined : childOf(element, name))?.text.trim() ?? '';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

export const escapeXml = (text: string): string => text.replace(/[<>&"']/g, (character) => ESCAPES[character]);
