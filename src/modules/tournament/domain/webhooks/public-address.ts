const IPV4_INSIDE: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const ipv4Number = (address: string): number | null => {
  const parts = address.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)) return null;
  return parts.reduce((sum, part) => sum * 256 + Number(part), 0);
};

const isPublicIpv4 = (address: number): boolean =>
  !IPV4_INSIDE.some(([base, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(address / size) === Math.floor(ipv4Number(base)! / size);
  });

/** The eight groups of an IPv6 address, or null. */
const ipv6Groups = (address: string): number[] | null => {
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  const embedded = tail === null ? null : ipv4Number(tail[2]);
  const text =
    embedded === null ? address : `${tail![1]}${(embedded >>> 16).toString(16)}:${(embedded & 0xffff).toString(16)}`;
  const [head, rest, ...more] = text.split('::');
  if (more.length > 0) return null;
  const groups = (part: string | undefined): string[] => (part === undefined || part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(rest)];
  const missing = 8 - before.length - after.length;
  if (rest === undefined ? missing !== 0 : missing < 1) return null;
  const all = [...before, ...new Array<string>(missing).fill('0'), ...after];
  return all.every((group) => /^[0-9a-fA-F]{1,4}$/.test(group)) ? all.map((group) => parseInt(group, 16)) : null;
};

/** Global unicast only, and not the ranges that wrap an IPv4 address of the inside. */
const isPublicIpv6 = (groups: readonly number[]): boolean => {
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  const translated = groups[0] === 0x64 && groups[1] === 0xff9b;
  if (mapped || translated) return isPublicIpv4(groups[6] * 65_536 + groups[7]);
  if (groups[0] === 0x2002) return isPublicIpv4(groups[1] * 65_536 + groups[2]);
  if (groups[0] === 0x2001 && (groups[1] < 0x200 || groups[1] === 0xdb8)) return false;
  return groups[0] >= 0x2000 && groups[0] <= 0x3fff;
};

/** Whether an address lies in the open Internet: not this machine, not a private network, nothing reserved. */
export const isPublicAddress = (address: string): boolean => {
  const ipv4 = ipv4Number(address);
  if (ipv4 !== null) return isPublicIpv4(ipv4);
  const ipv6 = ipv6Groups(address.replace(/%.*$/, ''));
  return ipv6 !== null && isPublicIpv6(ipv6);
};
