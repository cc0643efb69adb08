import { jest } from '@jest/globals';

// A pure test waits for nothing. Jest knows one timeout for all projects, so this one is set here.
jest.setTimeout(15_000);
