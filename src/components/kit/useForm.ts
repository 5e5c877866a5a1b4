import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'

import type { Failure } from '../../contract/failure.ts'
import { mostOf } from '../../contract/limits.ts'
import type { Reason } from '../../contract/reasons.ts'
import { rememberSchema } from './formSchemas.ts'

export type Faults = Readonly<Record<string, Reason>>

/**
 * The first fault of every field, by the contract's own schema; of a list also that of the part at fault, `authors.0.email`.
 * Empty: the values are good.
 */
export const faultsOf = (error: {
  issues: readonly { path: readonly PropertyKey[]; message: string }[]
}): Faults => {
  const faults: Record<string, Reason> = {}
  for (const { path, message } of error.issues)
    for (const name of [String(path[0]), path.map(String).join('.')]) faults[name] ??= message as Reason
  return faults
}

/** Limits of the fields that are too long, by the same names. */
const limitsOf = (error: z.core.$ZodError): Readonly<Record<string, number>> => {
  const limits: Record<string, number> = {}
  for (const issue of error.issues) {
    const most = mostOf(issue)
    if (most === null) continue
    for (const name of [String(issue.path[0]), issue.path.map(String).join('.')]) limits[name] ??= most
  }
  return limits
}

/** A field that is wrong, as the summary of the form names it. */
interface WrongField {
  readonly name: string
  readonly label: string
}

export interface FormOptions<S extends z.ZodMiniType> {
  schema: S
  /** Pressing again does nothing. */
  busy: boolean
  /** The server's refusal; shown at its field until the visitor types. */
  failure?: Failure | null | undefined
  onValid: (values: z.output<S>) => void
  /** Faults found besides the schema: shown together with the schema's. */
  alsoFaulty?: ((texts: Readonly<Record<string, string>>) => Faults) | undefined
  /** The fault of the first faulty field. */
  onFaulty?: ((fault: Reason) => void) | undefined
  /** Values of the fields, after every change, and once at mount when text was typed before hydration. */
  onDraft?: ((values: Record<string, string>) => void) | undefined
}

/** An uncontrolled form judged by a contract schema: the fields live in the document and are read when needed. */
export const useForm = <S extends z.ZodMiniType>(options: FormOptions<S>) => {
  const { schema, busy, failure = null, onValid, alsoFaulty, onFaulty, onDraft } = options
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [limits, setLimits] = useState<Readonly<Record<string, number>>>({})
  const [wrong, setWrong] = useState<readonly WrongField[]>([])
  const [answered, setAnswered] = useState<Failure | null>(null)
  const fresh = failure !== null && failure !== answered ? failure : null

  const read = () => textsOf(form.current)
  const show = (found: Faults) => {
    setFaults(found)
    setWrong(fieldsNamed(form.current, (name) => name in found))
    focusFirst(form.current, (name) => name in found)
  }

  // Before the effects of the fields, which read the schema.
  useLayoutEffect(() => {
    if (form.current !== null) rememberSchema(form.current, schema)
  })

  useEffect(() => {
    const typed = textsOf(form.current)
    if (Object.values(typed).some((text) => text !== '')) onDraft?.(typed)
    // Only what was there before this code; later text arrives by input events.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (failure !== null && failure.field !== null) focusFirst(form.current, (name) => name === failure.field)
  }, [failure])

  return {
    faults,
    limits,
    /** Faults since the form was sent, in the order of the fields. */
    wrong: wrong.filter(({ name }) => name in faults),
    focus: (name: string) => focusFirst(form.current, (each) => each === name),
    /** The server's refusal of this field, or null. */
    refused: (name: string) => (fresh?.field === name ? fresh : null),
    /** A refusal that belongs to no visible field. */
    general:
      fresh !== null && (fresh.field === null || (form.current !== null && !(fresh.field in read())))
        ? fresh
        : null,
    read,
    show,
    props: {
      ref: form,
      noValidate: true,
      onInput: (event: FormEvent<HTMLFormElement>) => {
        const { name } = event.target as HTMLInputElement
        if (name in faults) {
          setFaults(withoutFault(faults, name))
        }
        if (fresh !== null) setAnswered(fresh)
        onDraft?.(read())
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (busy) return
        const texts = read()
        const parsed = schema.safeParse(texts)
        const besides = alsoFaulty?.(texts) ?? {}
        if (parsed.success && Object.keys(besides).length === 0) {
          setFaults({})
          onValid(parsed.data)
          return
        }
        const found = { ...besides, ...(parsed.success ? {} : faultsOf(parsed.error)) }
        setLimits(parsed.success ? {} : limitsOf(parsed.error))
        show(found)
        const first = Object.values(found)[0]
        if (first !== undefined) onFaulty?.(first)
      },
    },
  }
}

/** Without the fault of a field; that of its list goes with the last one in it. */
const withoutFault = (faults: Faults, name: string): Faults => {
  const [list = ''] = name.split('.')
  const others = Object.keys(faults).filter((each) => each !== name)
  const isLast = !others.some((each) => each.startsWith(`${list}.`))
  return Object.fromEntries(
    Object.entries(faults).filter(([each]) => each !== name && (each !== list || !isLast)),
  )
}

const textsOf = (form: HTMLFormElement | null): Record<string, string> => {
  const texts: Record<string, string> = {}
  if (form !== null) {
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') texts[name] = value
  }
  return texts
}

const focusFirst = (form: HTMLFormElement | null, wanted: (name: string) => boolean) => {
  for (const field of form?.elements ?? []) {
    if (isField(field) && wanted(field.name)) {
      field.focus()
      return
    }
  }
}

/** One for each place: a group of buttons is one field. */
const fieldsNamed = (form: HTMLFormElement | null, wanted: (name: string) => boolean): WrongField[] => {
  const found: WrongField[] = []
  for (const field of form?.elements ?? []) {
    if (!isField(field) || field.type === 'hidden' || !wanted(field.name)) continue
    if (found.some(({ name }) => name === field.name)) continue
    const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? ''
    if (label !== '') found.push({ name: field.name, label })
  }
  return found
}

const isField = (field: Element) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement
