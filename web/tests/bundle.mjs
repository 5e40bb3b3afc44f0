/**
 * Runs a Python program, given as its input, in the very Python that a browser would run: `build/browser`, by Node.
 * What the program prints is printed.
 */
import { decompress } from 'fzstd';
import { loadPyodide } from 'pyodide';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const built = join(import.meta.dirname, '../../build/browser');
const unpacked = (name) => decompress(readFileSync(join(built, `${name}.packed`)));
const folder = mkdtempSync(join(tmpdir(), 'forts-bundle-'));
const library = join(folder, 'python_stdlib.zip');
writeFileSync(library, unpacked('python_stdlib.zip'));
const python = await loadPyodide({
  stdLibURL: library,
  lockFileContents: readFileSync(join(built, 'pyodide-lock.json'), 'utf8'),
});
rmSync(folder, { recursive: true });
const forts = new Uint8Array(unpacked('forts.zip'));
python.unpackArchive(forts.buffer, 'zip', { extractDir: '/lib/python3.14/site-packages' });
try {
  await python.runPythonAsync(readFileSync(0, 'utf8'));
} catch (error) {
  // not the whole of what Node would show, which is mostly Pyodide's own source
  console.error(error.message);
  process.exitCode = 1;
}
