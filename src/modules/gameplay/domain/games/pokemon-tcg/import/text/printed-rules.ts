/** What cards repeat of the rules that hold for all of their kind. The game does it anyway. */
const REPEATED: readonly RegExp[] = [
  /^you may play (as many|any number of) item cards (as you like )?during your turn$/i,
  /^you may play only (1|one) supporter card during your turn$/i,
  /^you (may|can) play only (1|one) supporter card each turn$/i,
  /^you may play only (1|one) stadium card during your turn$/i,
  /^put it next to the active spot, and discard it if another stadium comes into play$/i,
  /^a stadium with the same name can't be played$/i,
  /^this card stays in play when you play it$/i,
  /^discard (this card|it) if another stadium card comes into play$/i,
  /^if another card with the same name is in play, you can't play this card$/i,
  /^attach (a pokémon tool|this card) to (1|one) of your pokémon that doesn't already have a pokémon tool attached( to it)?$/i,
  /^you may attach any number of pokémon tools to your pokémon during your turn$/i,
  /^you may attach only (1|one) pokémon tool to each pokémon, and it stays attached$/i,
];

export const isRepeatedRule = (sentence: string): boolean => REPEATED.some((rule) => rule.test(sentence));

const PRIZES =
  /^(?:pokémon(?: |-)(?:ex|gx|v) rule: |(?:ex|gx|v) rule: )?when (?:your|this) pokémon(?:(?: |-)(?:ex|gx|v))? (?:is|has been) knocked out, your opponent takes (\d) prize cards$/i;

/** How many prizes a card is worth, where one of its rules says so. */
export const prizesIn = (sentence: string): number | null => {
  const found = PRIZES.exec(sentence);
  return found ? Number(found[1]) : null;
};
