import type * as z from 'zod/mini'

/** An upper limit; texts are counted in UTF-16 units, or in characters where `unit` says so. */
export interface Limit {
  readonly most: number
  readonly unit: 'units' | 'characters'
}

/** The `params` of a custom check, so that its limit can be named as that of `z.maxLength` is. */
export const ownLimit = (most: number, unit: Limit['unit'] = 'units') => ({ params: { most, unit } })

/** Limit of an issue about a value that is too large; null: another kind of issue. */
export const mostOf = (issue: Pick<z.core.$ZodIssue, 'code'> & object): number | null => {
  if (issue.code === 'too_big' && 'maximum' in issue) return Number(issue.maximum)
  const params: unknown = 'params' in issue ? issue.params : null
  return isLimit(params) ? params.most : null
}

/** Longest text of a form's field, by the form's schema; `authors.0.name` is a part of a list. */
export const limitOf = (schema: z.ZodMiniType, name: string): Limit | null => {
  for (const leaf of leavesOf(schema, name)) {
    for (const layer of layersOf(leaf)) {
      if (layer._zod.def.type !== 'string') continue
      const limits = checksOf(layer).flatMap((check) => limitIn(check))
      // The limit of a custom check is the narrower one: it counts the stored text.
      const sorted = limits.toSorted((a, b) => a.most - b.most)
      const own = sorted.find(({ isOwn }) => isOwn) ?? sorted[0]
      if (own !== undefined) return { most: own.most, unit: own.unit }
    }
  }
  return null
}

/** Whether a field of a form may stay empty, by the form's schema; null: its schema does not name the field. */
export const mayBeEmpty = (schema: z.ZodMiniType, name: string): boolean | null => {
  const [leaf] = leavesOf(schema, name)
  return leaf === undefined ? null : leaf.safeParse('').success
}

type Schema = z.ZodMiniType
type Check = z.core.$ZodCheckDef & { maximum?: unknown; params?: unknown }

const limitIn = ({ check, maximum, params }: Check): Array<Limit & { isOwn: boolean }> => {
  if (check === 'max_length') return [{ most: Number(maximum), unit: 'units', isOwn: false }]
  return isLimit(params) ? [{ ...params, isOwn: true }] : []
}

const isLimit = (params: unknown): params is Limit =>
  typeof params === 'object' && params !== null && 'most' in params && 'unit' in params

const checksOf = (schema: Schema): Check[] =>
  ((schema._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? []).map(({ _zod }) => _zod.def)

/** The schema of a field, by each way that leads to it. */
const leavesOf = (schema: Schema, name: string): Schema[] =>
  name
    .split('.')
    .reduce<Schema[]>(
      (found, part) => found.flatMap((each) => layersOf(each).flatMap((layer) => partOf(layer, part))),
      [schema],
    )

const partOf = (layer: Schema, part: string): Schema[] => {
  const def = layer._zod.def as {
    type: string
    shape?: Readonly<Record<string, Schema>>
    element?: Schema
    valueType?: Schema
  }
  if (def.shape !== undefined) return Object.hasOwn(def.shape, part) ? [def.shape[part] as Schema] : []
  if (def.type === 'array' && /^\d+$/.test(part) && def.element !== undefined) return [def.element]
  return def.type === 'record' && def.valueType !== undefined ? [def.valueType] : []
}

/** A schema without its wrappers; for a pipe both ends. */
const layersOf = (schema: Schema): Schema[] => {
  const def = schema._zod.def as {
    innerType?: Schema
    in?: Schema
    out?: Schema
    options?: readonly Schema[]
  }
  if (def.innerType !== undefined) return layersOf(def.innerType)
  if (def.in !== undefined && def.out !== undefined) return [...layersOf(def.in), ...layersOf(def.out)]
  return def.options !== undefined ? def.options.flatMap(layersOf) : [schema]
}
