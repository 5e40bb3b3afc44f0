/**
 * Puts bytecode in the place of the Python sources of archives, made by the Python that will run it: a browser that had to
 * compile them itself would take seconds longer at every start.
 *
 *     node bytecode.mjs ARCHIVE...
 */
import { loadPyodide } from 'pyodide';
import { readFileSync, writeFileSync } from 'node:fs';

const COMPILE = `
import io, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc

def compiled(data):
    out = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as given, zipfile.ZipFile(out, "w") as made:
        for name in given.namelist():
            data = given.read(name)
            if name.endswith(".py"):
                # bots say by their docstrings what they are; nobody reads the others
                level = 0 if name.startswith("forts/") and "bots/" in name else 2
                code = compile(data, name, "exec", dont_inherit=True, optimize=level)
                data = _code_to_hash_pyc(code, bytes(8), False)
                name += "c"
            made.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)
    return out.getvalue()

compiled
`;

const python = await loadPyodide();
const compiled = python.runPython(COMPILE);
for (const archive of process.argv.slice(2)) {
  const made = compiled(python.toPy(new Uint8Array(readFileSync(archive))));
  writeFileSync(archive, made.toJs());
}
