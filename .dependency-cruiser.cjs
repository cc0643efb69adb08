/**
 * The layers and modules of the server, as rules that run (`npm run layers`).
 *
 * One recorded relaxation: the engine, gameplay/domain/engine, is the language that match, tournament and replay speak
 * (seats, events, outcomes, the contract of a game), so these may import it directly, their domain included. Everything
 * else of another module is reached through its index.ts.
 */
/** What the cards of a game are, apart from its rules. */
const CARD_DATA = '^seeds/pokemon-tcg/';
const ENGINE = '^src/modules/gameplay/domain/engine/';
const SPEAKS_ENGINE = '^src/modules/(match|tournament|replay)/';
const TESTS = ['\\.spec\\.ts$', '^src/.*/test-[^/]+\\.ts$'];

/** What each module may use, from the bottom up; admin may use all. */
const USES = {
  identity: [],
  gameplay: [],
  deck: ['identity', 'gameplay'],
  match: ['identity', 'gameplay', 'deck'],
  tournament: ['identity', 'gameplay', 'deck', 'match'],
  replay: ['identity', 'gameplay', 'deck', 'match', 'tournament'],
};

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const moduleDirection = Object.entries(USES).map(([module, uses]) =>
  forbid(
    `${module}-uses-only-what-is-below`,
    `${module} may use ${uses.join(', ') || 'no other module'}`,
    { path: `^src/modules/${module}/`, pathNot: TESTS },
    { path: '^src/modules/', pathNot: `^src/modules/(${[module, ...uses].join('|')})/` },
  ),
);

module.exports = {
  forbidden: [
    forbid('no-cycles', 'What depends on itself cannot be understood apart', {}, { circular: true }),
    forbid('resolvable', 'Every import leads somewhere', {}, { couldNotResolve: true }),
    ...moduleDirection,

    forbid(
      'modules-meet-through-index',
      'Another module is used through its index.ts',
      { path: '^src/modules/([^/]+)/', pathNot: [...TESTS, SPEAKS_ENGINE] },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index\\.ts$'] },
    ),
    forbid(
      'modules-meet-through-index-or-the-engine',
      'Another module is used through its index.ts; the engine may also be used directly',
      { path: '^src/modules/(match|tournament|replay)/', pathNot: TESTS },
      { path: '^src/modules/', pathNot: ['^src/modules/$1/', '^src/modules/[^/]+/index\\.ts$', ENGINE] },
    ),
    forbid(
      'start-up-uses-modules-through-index',
      'The composition root knows only what modules offer',
      { path: ['^src/[^/]+\\.ts$', '^src/cli/'], pathNot: TESTS },
      { path: '^src/modules/', pathNot: ['^src/modules/[^/]+/index\\.ts$', ENGINE] },
    ),

    forbid(
      'domain-is-pure',
      "A module's domain imports its own, shared/domain and the card data of its games; hashing is a function like any other",
      { path: '^src/modules/([^/]+)/domain/', pathNot: [...TESTS, SPEAKS_ENGINE] },
      { pathNot: ['^src/modules/$1/domain/', '^src/shared/domain/', CARD_DATA, '^(node:)?crypto$'] },
    ),
    forbid(
      'card-data-is-data',
      'Card data imports itself, the types of its game and the engine',
      { path: CARD_DATA },
      { pathNot: [CARD_DATA, '^src/modules/gameplay/domain/games/[^/]+/cards/', ENGINE] },
    ),
    forbid(
      'domain-is-pure-but-speaks-engine',
      'The domains of match, tournament and replay import their own, shared/domain and the engine',
      { path: '^src/modules/(match|tournament|replay)/domain/', pathNot: TESTS },
      { pathNot: ['^src/modules/$1/domain/', '^src/shared/domain/', ENGINE, '^(node:)?crypto$'] },
    ),
    forbid(
      'application-knows-ports-only',
      'Application uses domain and ports, never infrastructure or HTTP',
      { path: '^src/modules/([^/]+)/application/', pathNot: TESTS },
      {
        path: [
          '^src/modules/$1/(infrastructure|api)/',
          '^src/shared/infrastructure/',
          '(^|/)node_modules/(pg|typeorm|fastify|@nestjs/(typeorm|swagger|platform-fastify))/',
        ],
      },
    ),
    forbid(
      'infrastructure-knows-no-http',
      'Infrastructure implements ports; it does not call the api',
      { path: '^src/modules/([^/]+)/infrastructure/', pathNot: TESTS },
      { path: '^src/modules/$1/api/' },
    ),
    forbid(
      'api-calls-application',
      'Controllers translate and delegate',
      { path: '^src/modules/([^/]+)/api/', pathNot: TESTS },
      { path: ['^src/modules/$1/infrastructure/', '(^|/)node_modules/(pg|typeorm)/'] },
    ),

    forbid(
      'a-game-knows-no-other-game',
      'Each game is one folder that can be added or removed by itself',
      { path: '^src/modules/gameplay/domain/games/([^/]+)/', pathNot: TESTS },
      { path: '^src/modules/gameplay/domain/games/', pathNot: '^src/modules/gameplay/domain/games/$1/' },
    ),
    forbid(
      'the-engine-knows-no-game',
      'Games build on the engine, not the other way round',
      { path: ENGINE, pathNot: TESTS },
      { path: '^src/modules/', pathNot: ENGINE },
    ),

    forbid(
      'shared-knows-no-module',
      'Shared code stands below all modules',
      { path: '^src/(shared|config)/', pathNot: TESTS },
      { path: '^src/', pathNot: '^src/(shared|config)/' },
    ),
    forbid(
      'shared-domain-is-pure',
      'shared/domain imports only itself, and what makes ids',
      { path: '^src/shared/domain/', pathNot: TESTS },
      { pathNot: ['^src/shared/domain/', '^(node:)?crypto$'] },
    ),
    forbid(
      'shared-application-knows-no-infrastructure',
      'shared/application imports itself and shared/domain',
      { path: '^src/shared/application/', pathNot: TESTS },
      { path: '^src/', pathNot: '^src/shared/(domain|application)/' },
    ),

    forbid(
      'the-server-needs-no-test-code',
      'What is built and started imports neither tests nor benchmarks',
      { path: '^(src|migrations|seeds)/', pathNot: TESTS },
      { path: ['^(test|bench)/', '\\.spec\\.ts$'] },
    ),
    forbid(
      'the-server-needs-no-development-package',
      'An installation without development packages starts',
      { path: '^(src|migrations|seeds)/', pathNot: TESTS },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'the-dashboard-speaks-http',
      'The web page knows the server only by its HTTP contract',
      { path: '^dashboard/', pathNot: '\\.spec\\.tsx?$' },
      { path: '^(src|migrations|seeds|test)/' },
    ),
  ],
  options: {
    exclude: '(^|/)dist/|^dashboard/node_modules/|^\\.data/',
    doNotFollow: 'node_modules',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
    combinedDependencies: true,
  },
};
