import { FormattedMessage, useIntl } from 'react-intl'

import type { FormField } from '../../../contract/conferenceForm.ts'
import { missingTexts } from '../../../contract/formFields.ts'
import { parseLocale } from '../../../i18n/locale.ts'
import { Missing } from '../ConferenceHosts/ConferenceHosts.styles.ts'
import { ItemActs } from '../../kit/ItemActs.tsx'
import { nameOf } from '../../kit/nameOf.ts'
import { About, Item } from '../../kit/listEditor.styles.ts'
import { listed } from '../../kit/listed.ts'
import { Condition } from './ConferenceForm.styles.ts'
import { conditionText, type FormWish } from './typedField.ts'

interface Props {
  readonly field: FormField
  /** All of the form. */
  readonly fields: readonly FormField[]
  readonly onWish: (wish: FormWish) => void
}

/** One question in the list of its form. */
export const FieldItem = ({ field, fields, onWish }: Props) => {
  const intl = useIntl()
  const locale = parseLocale(intl.locale)
  const say = (id: string) => intl.formatMessage({ id })
  const name = nameOf(field, locale)
  const missing = missingTexts(field).map((text) => say(`form.field.${text}`))
  const condition = conditionText(fields, field, { locale, say })
  const about = [
    say(`form.kind.${field.kind}`),
    ...(field.is_required ? [say('form.required')] : []),
    ...(field.is_hidden ? [say('form.hidden')] : []),
    intl.formatMessage({ id: 'form.answers' }, { number: field.answers }),
  ]
  return (
    <Item $retired={field.is_hidden} data-field={field.id}>
      <h3>{name}</h3>
      <About>{about.join(' · ')}</About>
      {field.options.length > 0 && (
        <About>
          {field.options
            .filter(({ is_hidden }) => !is_hidden)
            .map((option) => nameOf(option, locale))
            .join(' / ')}
        </About>
      )}
      {condition !== '' && (
        <Condition>
          <FormattedMessage id="form.shownIf" values={{ condition }} />
        </Condition>
      )}
      {missing.length > 0 && (
        <Missing>
          <FormattedMessage id="form.missing" values={{ fields: listed(missing, intl.locale) }} />
        </Missing>
      )}
      <ItemActs
        name={name}
        onEdit={() => onWish({ kind: 'edit', field })}
        acts={[
          {
            says: field.is_hidden ? 'form.show' : 'form.hide',
            of: field.is_hidden ? 'form.show.of' : 'form.hide.of',
            onClick: () => onWish({ kind: 'hide', field }),
          },
          ...(field.answers === 0
            ? [
                {
                  says: 'form.remove',
                  of: 'form.remove.of',
                  onClick: () => onWish({ kind: 'remove', field }),
                },
              ]
            : []),
        ]}
      />
    </Item>
  )
}
