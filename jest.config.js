const shared = {
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/dashboard/dist/', '<rootDir>/.data/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

const named = (cost) => ({
  ...shared,
  displayName: cost,
  testMatch: [`<rootDir>/{src,test,migrations,seeds,bench,scripts,dashboard}/**/*.${cost}.spec.ts`],
});

const postgres = {
  globalSetup: '<rootDir>/test/support/global-setup.js',
  globalTeardown: '<rootDir>/test/support/global-teardown.js',
};

/** Test files are named by their cost: `.unit` (pure, quick), `.play` (hundreds of random games), `.int` (a real PostgreSQL), `.e2e` (a listening server). */
export default {
  testTimeout: 60_000,
  watchman: false,
  projects: [named('unit'), named('play'), { ...named('int'), ...postgres }, { ...named('e2e'), ...postgres }],
};
