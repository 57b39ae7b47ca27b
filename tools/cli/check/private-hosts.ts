import { BlockList, isIP } from 'node:net';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

/**
 * A host that only this machine or its network can reach. A page of the web that names one would
 * make a check ask for what the author of that page cannot see; visitors reach nothing there either.
 */
export function isPrivateHost(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 0) return /(^|\.)(localhost|local|internal)\.?$/.test(host);
  return privateNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
