import type { CardFilter, Effect, EnergyType, PokemonTarget } from '../../../cards/effect.js';
import { says, type Phrasing } from '../phrasing.js';
import type { EnergyWanted } from '../slots.js';

/** Attached cards are told by the energy they give, basic or not; a text that asks for basic ones asks for more. */
const discarded = ({ count, upTo, basic, type }: EnergyWanted, target: PokemonTarget): Effect | null =>
  upTo || basic ? null : { op: 'discard-energy', target, count, ...(type ? { type } : {}) };

const filterOf = ({ basic, type }: EnergyWanted): CardFilter => ({
  ...(basic || type ? { basicEnergy: true } : {}),
  ...(type ? { type } : {}),
});

const attached = (energy: EnergyWanted, from: 'HAND' | 'DISCARD' | 'DECK', target: PokemonTarget): Effect | null =>
  energy.count === 'ALL' ? null : { op: 'attach-energy', from, filter: filterOf(energy), count: energy.count, target };

const TAIL = '(. [Then, ]shuffle your deck[ afterward]|, then shuffle your deck|)';

/** What must be discarded to use an attack has to be there whenever its cost is paid. */
const isSureToBeThere = ({ count, type }: EnergyWanted, cost: readonly EnergyType[]): boolean =>
  count === 'ALL' || (type ? cost.filter((each) => each === type) : cost).length >= count;

export const energy: readonly Phrasing[] = [
  says('discard {energy} (attached to|from) {who}', ({ energy: wanted, who }) => discarded(wanted, who)),
  says('discard {energy} attached to this Pokémon in order to use this attack', ({ energy: wanted }, { attack }) => {
    const effect = attack && isSureToBeThere(wanted, attack.cost) ? discarded(wanted, 'SELF') : null;
    return effect && { op: 'first', effects: [effect] };
  }),
  says('attach {energy} from your hand to {who}', ({ energy: wanted, who }) => attached(wanted, 'HAND', who)),
  says('attach {energy} from your discard pile to {who}', ({ energy: wanted, who }) =>
    wanted.upTo ? null : attached(wanted, 'DISCARD', who),
  ),
  says(`search your deck for {energy} and attach (it|them) to {who}${TAIL}`, ({ energy: wanted, who }) =>
    attached(wanted, 'DECK', who),
  ),
  says('move up to {n} Energy from this Pokémon to 1 of your Benched Pokémon', ({ n: count }) => ({
    op: 'move-energy',
    from: 'SELF',
    to: 'OWN_BENCH',
    count,
  })),
  says('you may move {energy} from this Pokémon to 1 of your Benched Pokémon', ({ energy: { count, basic, type } }) =>
    count === 'ALL' || basic
      ? null
      : { op: 'move-energy', from: 'SELF', to: 'OWN_BENCH', count, ...(type ? { type } : {}) },
  ),
];
