import { expect, test } from 'vitest'
import { signatureFault } from './s3-signature.ts'

/** The worked example "GET Object" of Amazon's documentation of Signature Version 4. */
const example = {
  method: 'GET',
  path: '/test.txt',
  query: '',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: new Uint8Array(),
}
const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const then = new Date('2013-05-24T00:00:00Z')

test('the documented request matches the documented keys', () => {
  expect(signatureFault(example, keys, then)).toBeNull()
})

test.each([
  ['another path', { ...example, path: '/secret.txt' }, keys, then, 'SignatureDoesNotMatch'],
  ['another method', { ...example, method: 'DELETE' }, keys, then, 'SignatureDoesNotMatch'],
  ['another query', { ...example, query: 'acl=' }, keys, then, 'SignatureDoesNotMatch'],
  ['another body', { ...example, body: Buffer.from('x') }, keys, then, 'XAmzContentSHA256Mismatch'],
  ['no signature', { ...example, headers: {} }, keys, then, 'AccessDenied'],
  ['another secret', example, { ...keys, secretAccessKey: 'guessed' }, then, 'SignatureDoesNotMatch'],
  ['another key', example, { ...keys, accessKeyId: 'guessed' }, then, 'InvalidAccessKeyId'],
  ['another region', example, { ...keys, region: 'eu-west-1' }, then, 'AuthorizationHeaderMalformed'],
  ['another day', example, keys, new Date('2013-05-25T00:00:00Z'), 'RequestTimeTooSkewed'],
])('%s is refused', (_what, request, theirs, now, fault) => {
  expect(signatureFault(request, theirs, now)).toBe(fault)
})
