const shared = {
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};

/** Test files are named by their cost: `.unit` (pure), `.int` (a real PostgreSQL), `.e2e` (a listening server), `.long`. */
export default {
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/{src,test,migrations,seeds}/**/*.unit.spec.ts'] },
    {
      ...shared,
      displayName: 'database',
      testMatch: ['<rootDir>/{src,test,migrations,seeds}/**/*.{int,e2e}.spec.ts'],
      globalSetup: '<rootDir>/test/support/global-setup.js',
      globalTeardown: '<rootDir>/test/support/global-teardown.js',
    },
  ],
};
