/* What the rules do most often with lists and numbers, done where it stands instead of by a call.

mypyc leaves each of these to a function of its library or of Python. `compile_rules.py` puts this file before the C
code that mypyc writes: the common case is handled here, all others by the same function as before. Lists and numbers
stay what they are. Two things differ, which nobody but the clock notices: a list that gets shorter keeps its memory, to
be filled again, and small numbers, actions above all, are made once and then shared, as Python itself does up to 256.

Without a global lock, another thread may change a list meanwhile: then everything is left to the functions. */

#include "CPy.h"
#include "vecs/librt_vecs.h"

#ifndef Py_GIL_DISABLED

#include <string.h>

#define NUMBERS 1024 /* those below are made once; every action is among them */

static PyObject *numbers[NUMBERS];

static PyObject *number_in_place(long long number)
{
    if (unlikely((unsigned long long)number >= NUMBERS)) return PyLong_FromLongLong(number);
    PyObject *made = numbers[number];
    if (unlikely(made == NULL)) {
        made = PyLong_FromLongLong(number);
        if (made == NULL) return NULL;
        numbers[number] = made;
    }
    Py_INCREF(made);
    return made;
}

static PyObject *object_in_place(CPyTagged number)
{
    if (likely(CPyTagged_CheckShort(number) && number < 2 * NUMBERS)) {
        PyObject *made = number_in_place((long long)(number >> 1));
        if (likely(made != NULL)) return made;
    }
    return CPyTagged_StealAsObject(number);
}

/* Items. An index that is no place in the list, be it counted from the end, is left to the library. */

static inline PyObject *borrow_in_place(PyObject *list, int64_t index)
{
    if (likely((size_t)index < (size_t)PyList_GET_SIZE(list))) return PyList_GET_ITEM(list, index);
    return CPyList_GetItemInt64Borrow(list, index);
}

static inline PyObject *get_in_place(PyObject *list, int64_t index)
{
    PyObject *item = borrow_in_place(list, index);
    Py_XINCREF(item);
    return item;
}

static inline PyObject *borrow_tagged_in_place(PyObject *list, CPyTagged index)
{
    if (likely(CPyTagged_CheckShort(index) && (size_t)index >> 1 < (size_t)PyList_GET_SIZE(list)))
        return PyList_GET_ITEM(list, index >> 1);
    return CPyList_GetItemBorrow(list, index);
}

static inline PyObject *get_tagged_in_place(PyObject *list, CPyTagged index)
{
    PyObject *item = borrow_tagged_in_place(list, index);
    Py_XINCREF(item);
    return item;
}

static inline bool set_in_place(PyObject *list, int64_t index, PyObject *value)
{
    if (unlikely((size_t)index >= (size_t)PyList_GET_SIZE(list))) return CPyList_SetItemInt64(list, index, value);
    PyObject *before = PyList_GET_ITEM(list, index);
    PyList_SET_ITEM(list, index, value);
    Py_DECREF(before);
    return true;
}

static inline bool set_tagged_in_place(PyObject *list, CPyTagged index, PyObject *value)
{
    if (unlikely(CPyTagged_CheckLong(index))) return CPyList_SetItem(list, index, value);
    return set_in_place(list, CPyTagged_ShortAsSsize_t(index), value);
}

/* Longer and shorter. Room is asked for by the functions; here it is only used. */

static inline int append_in_place(PyObject *list, PyObject *item)
{
    PyListObject *it = (PyListObject *)list;
    Py_ssize_t size = Py_SIZE(it);
    if (unlikely(size >= it->allocated)) return PyList_Append(list, item);
    Py_INCREF(item);
    it->ob_item[size] = item;
    Py_SET_SIZE(it, size + 1);
    return 0;
}

static int insert_in_place(PyObject *list, CPyTagged index, PyObject *item)
{
    PyListObject *it = (PyListObject *)list;
    Py_ssize_t place = CPyTagged_ShortAsSsize_t(index), size = Py_SIZE(it);
    if (unlikely(CPyTagged_CheckLong(index) || place < 0 || place > size || size >= it->allocated))
        return CPyList_Insert(list, index, item);
    memmove(it->ob_item + place + 1, it->ob_item + place, (size_t)(size - place) * sizeof(PyObject *));
    Py_INCREF(item);
    it->ob_item[place] = item;
    Py_SET_SIZE(it, size + 1);
    return 0;
}

static PyObject *pop_in_place(PyObject *list, CPyTagged index)
{
    PyListObject *it = (PyListObject *)list;
    Py_ssize_t place = CPyTagged_ShortAsSsize_t(index), size = Py_SIZE(it);
    if (unlikely(CPyTagged_CheckLong(index) || place < 0 || place >= size)) return CPyList_Pop(list, index);
    PyObject *item = it->ob_item[place];
    Py_SET_SIZE(it, size - 1);
    memmove(it->ob_item + place, it->ob_item + place + 1, (size_t)(size - place - 1) * sizeof(PyObject *));
    return item;
}

/* A copy of all has room for one item more, which is often what comes next. */
static PyObject *slice_in_place(PyObject *list, CPyTagged start, CPyTagged end)
{
    if (unlikely(!PyList_CheckExact(list) || start != 0 || CPyTagged_CheckLong(end) ||
                 CPyTagged_ShortAsSsize_t(end) < PyList_GET_SIZE(list)))
        return CPyList_GetSlice(list, start, end);
    Py_ssize_t size = PyList_GET_SIZE(list);
    PyObject *made = PyList_New(size == 0 ? 0 : size + 1);
    if (unlikely(made == NULL || size == 0)) return made;
    for (Py_ssize_t i = 0; i < size; i++) {
        PyObject *item = PyList_GET_ITEM(list, i);
        Py_INCREF(item);
        PyList_SET_ITEM(made, i, item);
    }
    Py_SET_SIZE((PyListObject *)made, size);
    return made;
}

static char clear_in_place(PyObject *list)
{
    if (unlikely(!PyList_CheckExact(list))) return CPyList_Clear(list);
    for (Py_ssize_t left = PyList_GET_SIZE(list); left > 0; left = PyList_GET_SIZE(list)) {
        PyObject *item = PyList_GET_ITEM(list, left - 1);
        Py_SET_SIZE((PyListObject *)list, left - 1);
        Py_DECREF(item);
    }
    return 1;
}

/* Stretches of bytes, as in `core/spans.py`. */

static char beyond_in_place(void)
{
    PyErr_SetNone(PyExc_IndexError);
    return 2;
}

static char zero_in_place(VecU8 into, int64_t at, int64_t count)
{
    if (unlikely(at < 0 || count < 0 || at > into.len - count)) return beyond_in_place();
    memset(into.items + at, 0, (size_t)count);
    return 1;
}

static char tell_in_place(VecU8 into, int64_t at, VecU8 source, VecU8 codes, int64_t row)
{
    if (unlikely(at < 0 || at > into.len - source.len || row < 0 || row > codes.len)) return beyond_in_place();
    const uint8_t *code = codes.items + row;
    Py_ssize_t width = codes.len - row;
    uint8_t *goal = into.items + at;
    for (Py_ssize_t i = 0; i < source.len; i++) {
        if (unlikely(source.items[i] >= width)) return beyond_in_place();
        goal[i] = code[source.items[i]];
    }
    return 1;
}

static char put_in_order_in_place(VecU8 into, int64_t at, VecI64 parts, VecU8 ranks)
{
    if (unlikely(ranks.len < 256)) return beyond_in_place();
    for (Py_ssize_t number = 0; number + 1 < parts.len; number += 2) {
        int64_t first = at + parts.items[number], end = at + parts.items[number + 1];
        if (unlikely(first < 0 || end > into.len)) return beyond_in_place();
        for (int64_t place = first + 1; place < end; place++) {
            uint8_t byte = into.items[place], rank = ranks.items[byte];
            int64_t free = place;
            for (; free > first && ranks.items[into.items[free - 1]] > rank; free--)
                into.items[free] = into.items[free - 1];
            into.items[free] = byte;
        }
    }
    return 1;
}

#define PyLong_FromLongLong number_in_place
#define CPyTagged_StealAsObject object_in_place
#define CPyList_GetItemInt64Borrow borrow_in_place
#define CPyList_GetItemInt64 get_in_place
#define CPyList_GetItemBorrow borrow_tagged_in_place
#define CPyList_GetItemShortBorrow borrow_tagged_in_place
#define CPyList_GetItem get_tagged_in_place
#define CPyList_GetItemShort get_tagged_in_place
#define CPyList_SetItemInt64 set_in_place
#define CPyList_SetItem set_tagged_in_place
#define PyList_Append append_in_place
#define CPyList_Insert insert_in_place
#define CPyList_Pop pop_in_place
#define CPyList_GetSlice slice_in_place
#define CPyList_Clear clear_in_place
#define CPyDef_spans___clear zero_in_place
#define CPyDef_spans___tell tell_in_place
#define CPyDef_spans___put_in_order put_in_order_in_place

#endif
