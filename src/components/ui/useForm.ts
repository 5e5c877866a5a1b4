import { useEffect, useRef, useState, type FormEvent } from 'react'
import type * as z from 'zod/mini'

import type { Failure } from '../../contract/failure.ts'
import type { Reason } from '../../contract/reasons.ts'

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

export interface FormOptions<S extends z.ZodMiniType> {
  schema: S
  /** Pressing again does nothing. */
  busy: boolean
  /** The server's refusal; shown at its field until the visitor types. */
  failure?: Failure | null | undefined
  onValid: (values: z.output<S>) => void
  /** What else is wrong with what stands in the fields, beside the schema; nothing is sent as long as anything is. */
  alsoFaulty?: ((values: Record<string, string>) => Faults) | undefined
  /** The fault of the first faulty field. */
  onFaulty?: ((fault: Reason) => void) | undefined
  /** What stands in the fields, after every change, and once at mount when text was typed before hydration. */
  onDraft?: ((values: Record<string, string>) => void) | undefined
}

/** An uncontrolled form judged by a contract schema: the fields live in the document and are read when needed. */
export const useForm = <S extends z.ZodMiniType>(options: FormOptions<S>) => {
  const { schema, busy, failure = null, onValid, onFaulty, onDraft } = options
  const form = useRef<HTMLFormElement>(null)
  const [faults, setFaults] = useState<Faults>({})
  const [answered, setAnswered] = useState<Failure | null>(null)
  const fresh = failure !== null && failure !== answered ? failure : null

  const read = () => textsOf(form.current)
  const show = (found: Faults) => {
    setFaults(found)
    focusFirst(form.current, (name) => name in found)
  }

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
        const parsed = schema.safeParse(read())
        const also = options.alsoFaulty?.(read()) ?? {}
        if (parsed.success && Object.keys(also).length === 0) {
          setFaults({})
          onValid(parsed.data)
          return
        }
        const found = { ...(parsed.error === undefined ? {} : faultsOf(parsed.error)), ...also }
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

const isField = (field: Element) =>
  field instanceof HTMLInputElement ||
  field instanceof HTMLSelectElement ||
  field instanceof HTMLTextAreaElement
