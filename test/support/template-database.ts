/** Migrated once in a run; the migrated databases of tests are copies of it. */
export const TEMPLATE_DATABASE = 'opentcg_template';
