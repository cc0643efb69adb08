/** Freezes a value to its last leaf; parts frozen before, which states share, are not walked again. */
const frozen = new WeakSet<object>();

export const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return value;
  frozen.add(Object.freeze(value));
  Object.values(value).forEach(deepFreeze);
  return value;
};
