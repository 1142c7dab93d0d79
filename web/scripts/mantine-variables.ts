import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:mantine-variables.css';
const RESOLVED = `\0${NAME}`;

/** Ships the css variables of the theme as a file: `entry` exports `mantineVariables()`, which writes them. */
export function mantineVariables(entry: URL): Plugin {
  return {
    name: 'abhyas:mantine-variables',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined;
      const file = fileURLToPath(entry);
      const { module, dependencies } = await runnerImport<{ mantineVariables: () => string }>(file, {
        configFile: false,
        logLevel: 'error',
      });
      for (const dependency of [file, ...dependencies]) this.addWatchFile(dependency);
      return module.mantineVariables();
    },
  };
}
