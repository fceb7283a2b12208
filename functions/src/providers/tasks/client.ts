import { CloudTasksClient } from '@google-cloud/tasks'
import { emulatorAuth } from './emulator-auth.ts'

type ClientOptions = NonNullable<ConstructorParameters<typeof CloudTasksClient>[0]>

/**
 * The Cloud Tasks client over REST. Service and emulator differ only in endpoint and credentials.
 * @param emulatorHost `host:port`; undefined for the real service, which takes the credentials of this process
 */
export function connectCloudTasks(emulatorHost: string | undefined): CloudTasksClient {
  return new CloudTasksClient({
    fallback: 'rest',
    ...(emulatorHost !== undefined && emulatorOptions(emulatorHost)),
  })
}

function emulatorOptions(emulatorHost: string): ClientOptions {
  const { hostname, port } = new URL(`http://${emulatorHost}`)
  return {
    protocol: 'http',
    apiEndpoint: hostname,
    port: Number(port),
    // The client calls no other methods of its credentials than these two.
    auth: emulatorAuth() as unknown as NonNullable<ClientOptions['auth']>,
  }
}
