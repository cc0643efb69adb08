/** Test files are named by their cost: `.unit` (pure), `.int` (a real PostgreSQL), `.e2e` (a listening server), `.long`. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '\\.long\\.spec\\.ts$'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest'] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  testTimeout: 60_000,
};
