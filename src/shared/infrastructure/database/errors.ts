/** The five-character SQLSTATE of an error that PostgreSQL reported, through TypeORM or not. */
export const sqlState = (error: unknown): string | undefined => {
  const { code, driverError } = error as { code?: unknown; driverError?: { code?: unknown } };
  const state = driverError?.code ?? code;
  return typeof state === 'string' && /^[0-9A-Z]{5}$/.test(state) ? state : undefined;
};

/** Classes of connection trouble, shutdown and want of resources: the statement may work on another day. */
const UNAVAILABLE = ['08', '53', '57'];

/** An error of a statement itself; anything else means that the connection was cut. */
export const isStatementError = (error: unknown): boolean => {
  const state = sqlState(error);
  return state !== undefined && !UNAVAILABLE.some((group) => state.startsWith(group));
};

const CUT = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|Connection terminated|timeout exceeded when trying to connect/;

/** The database cannot be reached, which is no fault of the request. */
export const isDatabaseGone = (error: unknown): boolean => {
  const state = sqlState(error);
  if (state !== undefined) return UNAVAILABLE.some((group) => state.startsWith(group));
  return error instanceof Error && CUT.test(`${(error as { code?: unknown }).code as string} ${error.message}`);
};
