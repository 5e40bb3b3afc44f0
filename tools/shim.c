/* What Python loads for a compiled module: asks the library that holds them all for the one of this name.

mypyc writes such a file for every module. They differ only in the name, which Python tells a module that is made in
two steps; so this one is compiled for a few names at a time and copied. `compile_rules.py` adds a PyInit function for
each of them. */

#include <Python.h>

static PyObject *create(PyObject *spec, PyModuleDef *shim)
{
    (void)shim;
    PyObject *(*init)(void) = NULL;
    PyObject *library = NULL, *name = NULL, *made_by = NULL, *place = NULL;
    PyObject *from = Py_BuildValue("(s)", "*"); /* without it, a dotted name would give its first part */
    if (from == NULL) return NULL;
    library = PyImport_ImportModuleLevel("forts__mypyc", NULL, NULL, from, 0);
    if (library == NULL) goto end;
    name = PyObject_GetAttrString(spec, "name");
    if (name == NULL) goto end;
    made_by = PyObject_CallMethod(name, "replace", "ss", ".", "___");
    if (made_by == NULL) goto end;
    place = PyUnicode_FromFormat("init_%U", made_by);
    if (place == NULL) goto end;
    PyObject *capsule = PyObject_GetAttr(library, place);
    if (capsule == NULL) goto end;
    init = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    Py_DECREF(capsule);
end:
    Py_DECREF(from);
    Py_XDECREF(library);
    Py_XDECREF(name);
    Py_XDECREF(made_by);
    Py_XDECREF(place);
    return init == NULL ? NULL : init();
}

static PyModuleDef_Slot slots[] = {
    {Py_mod_create, create},
#if PY_VERSION_HEX >= 0x030C0000
    {Py_mod_multiple_interpreters, Py_MOD_MULTIPLE_INTERPRETERS_NOT_SUPPORTED},
#endif
    {0, NULL},
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "shim", .m_size = 0, .m_slots = slots};
