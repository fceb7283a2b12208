import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /** Certificate of the temporary authority that signed it, which the processes of the rehearsal trust. */
  readonly caFile: string
}

/** Makes a certificate for these hosts. The authority that signs it is deleted with the folder. */
export function makeCertificate(folder: string, hosts: readonly string[]): Certificate {
  const file = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl(
    'req',
    '-x509',
    ...newKey,
    '-days',
    '2',
    '-subj',
    '/CN=rehearsal',
    '-keyout',
    file('ca.key'),
    '-out',
    file('ca.pem'),
  )
  openssl('req', ...newKey, '-subj', '/CN=stand-in', '-keyout', file('key.pem'), '-out', file('request.pem'))
  writeFileSync(file('names.txt'), `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}\n`)
  const signed = ['-CA', file('ca.pem'), '-CAkey', file('ca.key'), '-CAcreateserial', '-days', '2']
  openssl(
    'x509',
    '-req',
    '-in',
    file('request.pem'),
    ...signed,
    '-extfile',
    file('names.txt'),
    '-out',
    file('cert.pem'),
  )
  return {
    key: readFileSync(file('key.pem'), 'utf8'),
    cert: readFileSync(file('cert.pem'), 'utf8'),
    caFile: file('ca.pem'),
  }
}
