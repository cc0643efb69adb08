import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { noteProcess } from './run-folder.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ADDRESS = /API\s+(http:\/\/\S+)\/api\n/;

export interface ServerProcess {
  readonly url: string;
  readonly process: ChildProcess;
  readonly output: () => string;
  /** As the machine does when the power goes. */
  kill(): Promise<void>;
  /** Asks it to finish; resolves with its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The server as `npm start` runs it, in a process of its own; settings are environment variables. */
export async function startProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', './scripts/typescript.js', 'src/main.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: '0', OPENTCG_RATE_LIMIT: 'off', OPENTCG_LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  if (child.pid !== undefined) await noteProcess(child.pid);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      const address = ADDRESS.exec(output);
      if (address) resolve(address[1]);
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    void exited.then(() => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return (await exited)[0];
  };
  return {
    url,
    process: child,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: (signal = 'SIGTERM') => end(signal),
  };
}
