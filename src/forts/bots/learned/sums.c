/* The sums of a small network, in whole numbers: the same to the bit as `plain.py`, which runs where this was not compiled.

   An observation picks a row of weights for every byte that is not 0; the rows are added up, and two more layers follow. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>

#ifdef _MSC_VER
#define restrict __restrict
#endif

#define MOST_FIRST 256
#define MOST_SECOND 64
#define MOST_SEATS 8
#define LARGEST 63
#define PARTS 9

/* sheet, tops, starts, rows, first bias, second weights, second bias, last weights, last bias */
enum { SHEET, TOPS, STARTS, ROWS, BIAS_1, WEIGHTS_2, BIAS_2, WEIGHTS_3, BIAS_3 };

typedef struct {
    PyObject_HEAD
    Py_buffer part[PARTS];
    int held;
    Py_ssize_t size;
    int first, second, seats, shift_1, shift_2, top;
    double unit;
} Layers;

static void release(Layers *self) {
    while (self->held > 0)
        PyBuffer_Release(&self->part[--self->held]);
}

static void layers_dealloc(Layers *self) {
    release(self);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int layers_init(Layers *self, PyObject *args, PyObject *named) {
    PyObject *given[PARTS];
    int i;
    release(self);
    if (!PyArg_ParseTuple(args, "OOOOOOOOOiiiiiid", &given[0], &given[1], &given[2], &given[3], &given[4], &given[5], &given[6],
                          &given[7], &given[8], &self->first, &self->second, &self->seats, &self->shift_1, &self->shift_2,
                          &self->top, &self->unit))
        return -1;
    for (i = 0; i < PARTS; i++) {
        if (PyObject_GetBuffer(given[i], &self->part[i], PyBUF_SIMPLE) < 0)
            return -1;
        self->held = i + 1;
    }
    const Py_buffer *part = self->part;
    self->size = part[SHEET].len;
    int right = self->first > 0 && self->first <= MOST_FIRST && self->second > 0 && self->second <= MOST_SECOND &&
                self->seats > 0 && self->seats <= MOST_SEATS && part[TOPS].len == self->size &&
                part[STARTS].len == 4 * self->size && part[BIAS_1].len == 4 * self->first &&
                part[WEIGHTS_2].len == 2 * self->first * self->second && part[BIAS_2].len == 4 * self->second &&
                part[WEIGHTS_3].len == 2 * self->second * self->seats && part[BIAS_3].len == 4 * self->seats;
    if (right) { /* every row that a byte can pick is there */
        Py_ssize_t rows = part[ROWS].len / (2 * self->first), at;
        const uint8_t *tops = part[TOPS].buf;
        const int32_t *starts = part[STARTS].buf;
        for (at = 0; at < self->size; at++)
            right = right && starts[at] >= 0 && starts[at] + (Py_ssize_t)tops[at] <= rows;
    }
    if (!right) {
        PyErr_SetString(PyExc_ValueError, "the parts of the network do not fit together");
        return -1;
    }
    return 0;
}

static inline void add_rows(const Layers *self, int32_t *sums, const int width) {
    const uint8_t *sheet = self->part[SHEET].buf;
    const uint8_t *tops = self->part[TOPS].buf;
    const int32_t *starts = self->part[STARTS].buf;
    const int16_t *rows = self->part[ROWS].buf;
    Py_ssize_t at;
    int j;
    for (at = 0; at < self->size; at++) {
        int value = sheet[at] < tops[at] ? sheet[at] : tops[at];
        if (value) {
            const int16_t *row = rows + (Py_ssize_t)(starts[at] + value - 1) * width;
            for (j = 0; j < width; j++)
                sums[j] += row[j];
        }
    }
}

static inline int16_t clipped(int32_t sum, int shift, int top) {
    sum >>= shift;
    return (int16_t)(sum < 0 ? 0 : sum > top ? top : sum);
}

static inline void next_layer(const int16_t *from, const int width, const int16_t *weights, int32_t *sums, int count) {
    int i, j;
    for (i = 0; i < count; i++) {
        int32_t sum = 0;
        for (j = 0; j < width; j++)
            sum += (int32_t)from[j] * weights[i * width + j];
        sums[i] += sum;
    }
}

static PyObject *layers_shares(Layers *self, PyObject *nothing) {
    int32_t sums[MOST_FIRST], more[MOST_SECOND], last[MOST_SEATS];
    int16_t lit[MOST_FIRST], lit_2[MOST_SECOND];
    double shares[MOST_SEATS], total = 0.0;
    int i, best = 0;
    if (self->held < PARTS) {
        PyErr_SetString(PyExc_ValueError, "a network without parts");
        return NULL;
    }
    memcpy(sums, self->part[BIAS_1].buf, sizeof(int32_t) * self->first);
    if (self->first == 64) /* the width that files have: known to the compiler */
        add_rows(self, sums, 64);
    else
        add_rows(self, sums, self->first);
    for (i = 0; i < self->first; i++)
        lit[i] = clipped(sums[i], self->shift_1, self->top);
    memcpy(more, self->part[BIAS_2].buf, sizeof(int32_t) * self->second);
    if (self->first == 64)
        next_layer(lit, 64, self->part[WEIGHTS_2].buf, more, self->second);
    else
        next_layer(lit, self->first, self->part[WEIGHTS_2].buf, more, self->second);
    for (i = 0; i < self->second; i++)
        lit_2[i] = clipped(more[i], self->shift_2, self->top);
    memcpy(last, self->part[BIAS_3].buf, sizeof(int32_t) * self->seats);
    next_layer(lit_2, self->second, self->part[WEIGHTS_3].buf, last, self->seats);
    for (i = 1; i < self->seats; i++)
        if (last[i] > last[best])
            best = i;
    for (i = 0; i < self->seats; i++) {
        shares[i] = exp((double)(last[i] - last[best]) * self->unit);
        total += shares[i];
    }
    PyObject *found = PyList_New(self->seats);
    if (!found)
        return NULL;
    for (i = 0; i < self->seats; i++) {
        PyObject *share = PyFloat_FromDouble(shares[i] / total);
        if (!share) {
            Py_DECREF(found);
            return NULL;
        }
        PyList_SET_ITEM(found, i, share);
    }
    return found;
}

/* -- learning: the first layer over many observations, in real numbers ------------------------------------------------- */

/* seen, tops, starts, sizes, places: by byte the column of its value 1 (tops 0: none), what one of an amount counts for, and
   the column of its size (-1: none) */
enum { SEEN, OF_TOPS, OF_STARTS, OF_SIZES, OF_PLACES, TABLE, SUMS, GIVEN };

static int taken(PyObject *args, Py_buffer *part, int *width, Py_ssize_t *size, Py_ssize_t *count, const int written) {
    PyObject *given[GIVEN];
    int i;
    if (!PyArg_ParseTuple(args, "OOOOOOO", &given[0], &given[1], &given[2], &given[3], &given[4], &given[5], &given[6]))
        return 0;
    for (i = 0; i < GIVEN; i++)
        if (PyObject_GetBuffer(given[i], &part[i], i == written ? PyBUF_WRITABLE : PyBUF_SIMPLE) < 0)
            goto wrong;
    *size = part[OF_TOPS].len;
    *count = *size ? part[SEEN].len / *size : 0;
    *width = *count ? (int)(part[SUMS].len / 4 / *count) : 0;
    if (!*count || *width < 1 || *width > MOST_FIRST || part[SEEN].len != *count * *size ||
        part[SUMS].len != 4 * *count * *width || part[OF_STARTS].len != 4 * *size || part[OF_SIZES].len != 4 * *size ||
        part[OF_PLACES].len != 4 * *size) {
        PyErr_SetString(PyExc_ValueError, "parts of different sizes");
        goto wrong;
    }
    Py_ssize_t columns = part[TABLE].len / (4 * *width), at;
    for (at = 0; at < *size; at++) {
        int top = ((uint8_t *)part[OF_TOPS].buf)[at];
        int32_t start = ((int32_t *)part[OF_STARTS].buf)[at], place = ((int32_t *)part[OF_PLACES].buf)[at];
        if (start < 0 || start + (Py_ssize_t)top > columns || place >= columns) {
            PyErr_SetString(PyExc_ValueError, "a column that is not there");
            goto wrong;
        }
    }
    return 1;
wrong:
    while (i-- > 0)
        PyBuffer_Release(&part[i]);
    return 0;
}

static inline void first_layer(Py_buffer *part, const int width, Py_ssize_t size, Py_ssize_t count, const int back) {
    const uint8_t *seen = part[SEEN].buf, *tops = part[OF_TOPS].buf;
    const int32_t *starts = part[OF_STARTS].buf, *places = part[OF_PLACES].buf;
    const float *sizes = part[OF_SIZES].buf;
    float *table = part[TABLE].buf, *all = part[SUMS].buf;
    Py_ssize_t row, at;
    int j;
    for (row = 0; row < count; row++, seen += size) {
        float *restrict sums = all + row * width;
        for (at = 0; at < size; at++) {
            int value = seen[at];
            if (!value)
                continue;
            if (tops[at]) {
                float *restrict mine = table + (Py_ssize_t)(starts[at] + (value < tops[at] ? value : tops[at]) - 1) * width;
                if (back)
                    for (j = 0; j < width; j++)
                        mine[j] += sums[j];
                else
                    for (j = 0; j < width; j++)
                        sums[j] += mine[j];
            }
            if (places[at] >= 0) {
                float *restrict mine = table + (Py_ssize_t)places[at] * width;
                const float amount = (value < LARGEST ? value : LARGEST) * sizes[at];
                if (back)
                    for (j = 0; j < width; j++)
                        mine[j] += amount * sums[j];
                else
                    for (j = 0; j < width; j++)
                        sums[j] += amount * mine[j];
            }
        }
    }
}

static PyObject *learned(PyObject *args, const int back) {
    Py_buffer part[GIVEN];
    Py_ssize_t size, count;
    int width, i;
    if (!taken(args, part, &width, &size, &count, back ? TABLE : SUMS))
        return NULL;
    if (width == 64 && back)
        first_layer(part, 64, size, count, 1);
    else if (width == 64)
        first_layer(part, 64, size, count, 0);
    else
        first_layer(part, width, size, count, back);
    for (i = 0; i < GIVEN; i++)
        PyBuffer_Release(&part[i]);
    Py_RETURN_NONE;
}

static PyObject *forward(PyObject *module, PyObject *args) { return learned(args, 0); }

static PyObject *backward(PyObject *module, PyObject *args) { return learned(args, 1); }

/* Add to row into[i] of the one table times[i] of row out_of[i] of the other. */
static PyObject *gather(PyObject *module, PyObject *args) {
    enum { INTO, OUT_OF, TIMES, FROM, SUM, ALL };
    PyObject *given[ALL];
    Py_buffer part[ALL];
    PyObject *done = NULL;
    int width, i;
    if (!PyArg_ParseTuple(args, "OOOOOi", &given[0], &given[1], &given[2], &given[3], &given[4], &width))
        return NULL;
    for (i = 0; i < ALL; i++)
        if (PyObject_GetBuffer(given[i], &part[i], i == SUM ? PyBUF_WRITABLE : PyBUF_SIMPLE) < 0)
            goto end;
    const int32_t *into = part[INTO].buf, *out_of = part[OUT_OF].buf;
    const float *times = part[TIMES].buf, *from = part[FROM].buf;
    float *sum = part[SUM].buf;
    Py_ssize_t count = part[INTO].len / 4, at;
    int right = width > 0 && part[OUT_OF].len == part[INTO].len && part[TIMES].len == part[INTO].len, j;
    if (right) {
        Py_ssize_t rows = part[FROM].len / (4 * width), sums = part[SUM].len / (4 * width);
        for (at = 0; at < count; at++)
            right = right && into[at] >= 0 && into[at] < sums && out_of[at] >= 0 && out_of[at] < rows;
    }
    if (!right) {
        PyErr_SetString(PyExc_ValueError, "a row that is not there");
        goto end;
    }
    for (at = 0; at < count; at++) {
        const float *restrict mine = from + (Py_ssize_t)out_of[at] * width;
        float *restrict row = sum + (Py_ssize_t)into[at] * width;
        const float often = times[at];
        for (j = 0; j < width; j++)
            row[j] += often * mine[j];
    }
    done = Py_NewRef(Py_None);
end:
    while (i-- > 0)
        PyBuffer_Release(&part[i]);
    return done;
}

/* A step of Adam: weights, their steady mean, the two memories, slopes; pace, how the memories fade, how the mean does. */
static PyObject *follow(PyObject *module, PyObject *args) {
    enum { WEIGHTS, STEADY, FIRST, SECOND, SLOPES, ALL };
    PyObject *given[ALL];
    Py_buffer part[ALL];
    PyObject *done = NULL;
    float pace, slow, slower, tiny, fresh;
    int i;
    if (!PyArg_ParseTuple(args, "OOOOOfffff", &given[0], &given[1], &given[2], &given[3], &given[4], &pace, &slow, &slower,
                          &tiny, &fresh))
        return NULL;
    for (i = 0; i < ALL; i++)
        if (PyObject_GetBuffer(given[i], &part[i], i == SLOPES ? PyBUF_SIMPLE : PyBUF_WRITABLE) < 0)
            goto end;
    for (int each = 1; each < ALL; each++)
        if (part[each].len != part[0].len) {
            PyErr_SetString(PyExc_ValueError, "parts of different sizes");
            goto end;
        }
    float *restrict weights = part[WEIGHTS].buf, *restrict steady = part[STEADY].buf;
    float *restrict first = part[FIRST].buf, *restrict second = part[SECOND].buf;
    const float *restrict slopes = part[SLOPES].buf;
    Py_ssize_t count = part[0].len / 4, at;
    for (at = 0; at < count; at++) {
        const float slope = slopes[at];
        first[at] += (1.0f - slow) * (slope - first[at]);
        second[at] += (1.0f - slower) * (slope * slope - second[at]);
        weights[at] -= pace * first[at] / (sqrtf(second[at]) + tiny);
        steady[at] += fresh * (weights[at] - steady[at]);
    }
    done = Py_NewRef(Py_None);
end:
    while (i-- > 0)
        PyBuffer_Release(&part[i]);
    return done;
}

static PyMethodDef functions[] = {
    {"gather", gather, METH_VARARGS, "Add to rows of one table rows of another, each so many times."},
    {"follow", follow, METH_VARARGS, "Move weights by a step of Adam, and their mean after them."},
    {"forward", forward, METH_VARARGS, "Add to each row of sums what its observation picks from the table."},
    {"backward", backward, METH_VARARGS, "Add to the table's rows the sums of the observations that pick them."},
    {NULL, NULL, 0, NULL},
};

static PyMethodDef methods[] = {
    {"shares", (PyCFunction)layers_shares, METH_NOARGS, "Each seat's share of the victory, the observing seat first."},
    {NULL, NULL, 0, NULL},
};

static PyTypeObject LayersType = {
    PyVarObject_HEAD_INIT(NULL, 0).tp_name = "forts.bots.learned.sums.Layers",
    .tp_doc = "The layers of a network over a sheet that an observation is written to.",
    .tp_basicsize = sizeof(Layers),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)layers_init,
    .tp_dealloc = (destructor)layers_dealloc,
    .tp_methods = methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "sums", NULL, -1, functions, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit_sums(void) {
    if (PyType_Ready(&LayersType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL)
        return NULL;
    Py_INCREF(&LayersType);
    if (PyModule_AddObject(made, "Layers", (PyObject *)&LayersType) < 0) {
        Py_DECREF(&LayersType);
        Py_DECREF(made);
        return NULL;
    }
    return made;
}
