import { CloudTasksClient } from '@google-cloud/tasks'
import { emulatorAuth } from './emulator-auth.ts'

type ClientOptions = NonNullable<ConstructorParameters<typeof CloudTasksClient>[0]>

/**
 * The Cloud Tasks client over REST, for the service and for the emulator alike: only endpoint and credentials differ.
 * @param emulatorHost `host:port`; undefined for the real service with the credentials this code runs as
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
    // The client uses nothing of it but these two methods.
    auth: emulatorAuth() as unknown as NonNullable<ClientOptions['auth']>,
  }
}
