import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** A key and a self-signed certificate in PEM. Each test run makes a new one, so that no key is committed. */
export interface Certificate {
  readonly key: string
  readonly cert: string
}

/**
 * Writes an X.509 v3 certificate (RFC 5280), because Node can read certificates but not create them.
 * @param hostnames for the subject alternative name
 */
export function makeCertificate(
  hostnames: readonly string[],
  validity: { from: Date; until: Date } = { from: days(-1), until: days(1) },
): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'))
  const name = sequence(set(sequence(objectId('550403'), tagged(0x0c, Buffer.from(hostnames[0] ?? 'test')))))
  const alternatives = sequence(...hostnames.map((hostname) => tagged(0x82, Buffer.from(hostname))))
  const certificateAuthority = sequence(tagged(0x01, Buffer.from([0xff])))
  const extensions = sequence(
    sequence(objectId('551d11'), tagged(0x04, alternatives)),
    sequence(objectId('551d13'), tagged(0x04, certificateAuthority)),
  )
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(validity.from), time(validity.until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  )
  const signature = sign('sha256', body, privateKey)
  const bitString = tagged(0x03, Buffer.concat([Buffer.from([0]), signature]))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(sequence(body, ecdsaWithSha256, bitString)),
  }
}

export function days(count: number): Date {
  return new Date(Date.now() + count * 86_400_000)
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content
  const head = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...head]), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts))
}

function set(...parts: Buffer[]): Buffer {
  return tagged(0x31, Buffer.concat(parts))
}

function objectId(hex: string): Buffer {
  return tagged(0x06, Buffer.from(hex, 'hex'))
}

function time(date: Date): Buffer {
  return tagged(0x18, Buffer.from(`${date.toISOString().replace(/\.\d+|[-:T]/g, '')}`))
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}
