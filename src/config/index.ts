export { CONFIG } from './config.js';
export type { Config, DatabaseConfig, LogLevel } from './config.js';
export { parseConfig } from './parse-config.js';
