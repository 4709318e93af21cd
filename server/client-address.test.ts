import { describe, expect, it } from 'vitest'
import { clientAddress, householdOf } from './client-address.ts'

describe('where a request comes from', () => {
  it.each<[string, string | undefined, number, string]>([
    ['without a proxy of ours, whatever the visitor writes', '198.51.100.7', 0, '203.0.113.9'],
    ['behind one proxy, what it has seen', '198.51.100.7', 1, '198.51.100.7'],
    ['behind one proxy, not what the visitor wrote before it', '192.0.2.1, 198.51.100.7', 1, '198.51.100.7'],
    ['behind two, what the outer one has seen', '192.0.2.1, 198.51.100.7, 10.0.0.2', 2, '198.51.100.7'],
    ['behind two, an IPv6 address', '2001:db8::7, 10.0.0.2', 2, '2001:db8::7'],
    ['a proxy that writes the port as well', '192.0.2.1, 198.51.100.7:50712', 1, '198.51.100.7'],
    ['and brackets', '[2001:db8::7]:50712', 1, '2001:db8::7'],
    ['or brackets alone', '[2001:db8::7]', 1, '2001:db8::7'],
    ['a proxy that says nothing', undefined, 1, '203.0.113.9'],
    ['a proxy that says nonsense', 'unknown', 1, '203.0.113.9'],
    ['more proxies than have written', '198.51.100.7', 3, '203.0.113.9'],
  ])('%s', (_case, forwarded, proxies, address) => {
    expect(clientAddress('203.0.113.9', forwarded, proxies)).toBe(address)
  })
})

describe('addresses that are counted together', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('%s as %s', (address, household) => {
    expect(householdOf(address)).toBe(household)
  })
})
