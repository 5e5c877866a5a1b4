import {
  faultsOfPart,
  partShapes,
  tidyPart,
  type PartContent,
  type SitePart,
} from '../../../contract/siteParts.ts'
import { staleAfter, translationsOf } from '../../../contract/translations.ts'
import type { Failure } from '../../../contract/failure.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { PartField } from './PartField.tsx'
import { PartItems, type PartItemsProps } from './PartItems.tsx'
import { Fields } from './SiteParts.styles.ts'

export interface PartFormProps extends Omit<
  PartItemsProps,
  'shape' | 'items' | 'path' | 'faults' | 'translations'
> {
  readonly part: SitePart
  readonly content: PartContent
  /** As it is published, with the English texts that were stale then. */
  readonly published: { readonly content: PartContent; readonly stale: readonly string[] }
  /** Faults are named. */
  readonly isChecked: boolean
  /** Failure that the server reports for one field. */
  readonly failure: Failure | null
}

/** Everything that one part consists of, by its shape. */
export const PartForm = ({ part, content, published, isChecked, failure, ...acts }: PartFormProps) => {
  const { fields, items } = partShapes[part]
  const faults = faultsOf(part, content, isChecked, failure)
  const stale = staleAfter(part, published.content, content, published.stale)
  const translations = translationsOf(part, content, stale)
  return (
    <>
      <Fields>
        {fields.map((field) => (
          <PartField
            key={field.name}
            field={field}
            path={field.name}
            text={content.fields[field.name] ?? ''}
            fault={faults.get(field.name) ?? null}
            translation={translations.get(field.name) ?? null}
            picture={acts.picture}
            onText={acts.onText}
          />
        ))}
      </Fields>
      {items !== null && (
        <PartItems
          {...acts}
          shape={items}
          items={content.items}
          path="items"
          faults={faults}
          translations={translations}
        />
      )}
    </>
  )
}

const faultsOf = (
  part: SitePart,
  content: PartContent,
  isChecked: boolean,
  failure: Failure | null,
): ReadonlyMap<string, Reason> => {
  if (!isChecked) return new Map()
  const named = faultsOfPart(part, tidyPart(part, content)).map(
    ({ field, reason }) => [field, reason] as const,
  )
  const refused = /^content\.(.+)$/.exec(failure?.field ?? '')?.[1]
  return new Map([
    ...named,
    ...(refused !== undefined && failure?.reason ? [[refused, failure.reason as Reason] as const] : []),
  ])
}
