import type { FieldPlan } from '../../../src/contract/formTemplates.ts'
import { formFields } from '../../db/schema/formFields.ts'
import type { Tx } from '../../db/types.ts'

interface Place {
  /** Position of the first one. */
  readonly from: number
  /** Makes them once; null: the caller sees to that. */
  readonly key: string | null
  /** When those that are hidden were hidden. */
  readonly at: Date
}

/** Questions behind those of a conference; each finds the one that it depends on by its place in the list. */
export const writeFields = async (
  tx: Tx,
  conferenceId: number,
  fields: ReadonlyArray<FieldPlan & { readonly is_hidden?: boolean }>,
  { from, key, at }: Place,
) => {
  const ids: number[] = []
  for (const [place, field] of fields.entries()) {
    const { kind, name, help, condition, options } = field
    const showIfField = condition === null ? null : ids[condition.field]
    if (showIfField === undefined) throw new Error('a condition is on no earlier question')
    const [row] = await tx
      .insert(formFields)
      .values({
        ...{ conferenceId, kind, name, help, showIfField },
        ...{ engName: field.eng_name, engHelp: field.eng_help, isRequired: field.is_required },
        options: options.map((option) => ({ ...option })),
        optionsMade: Math.max(0, ...options.map((option) => Number(option.key.slice(1)))),
        showIfValues: [...(condition?.values ?? [])],
        position: from + place,
        hiddenAt: field.is_hidden === true ? at : null,
        creationKey: key === null ? null : place === 0 ? key : `${key} ${place}`,
      })
      .returning({ id: formFields.id })
    if (row === undefined) throw new Error('the question was not written')
    ids.push(row.id)
  }
}
