import { useState } from 'react'
import { FormattedMessage } from 'react-intl'

import { saleLimits } from '../../../contract/ticketSale.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { Button } from '../../kit/Button.tsx'
import { LocalTimeField } from '../../kit/LocalTimeField.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { useForm } from '../../kit/useForm.ts'
import { About, Tiers, TierRow } from '../../kit/listEditor.styles.ts'
import type { Typed } from '../../kit/typedOf.ts'

interface Props {
  readonly form: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused' | 'show'>
  readonly typed: Typed
  readonly timeZone: string
}

/** The prices of a ticket type, one row for each, in the order in which they hold. */
export const TierRows = ({ form, typed, timeZone }: Props) => {
  const [rows, setRows] = useState(() => rowsOf(typed))
  const next = Math.max(-1, ...rows) + 1
  const change = (to: number[]) => {
    // Faults are named by place, and the places have changed.
    form.show({})
    setRows(to)
  }
  return (
    <Tiers>
      <About>
        <FormattedMessage id="sale.prices.about" values={{ zone: timeZone }} />
      </About>
      {rows.map((row, at) => {
        const path = (field: string) => `tiers.${at}.${field}`
        const given = (field: string) => typed[`tiers.${row}.${field}`] ?? ''
        return (
          <TierRow key={row}>
            <legend>
              <FormattedMessage id="sale.price.no" values={{ place: at + 1 }} />
            </legend>
            <TextField
              name={path('name')}
              label={<FormattedMessage id="sale.field.priceName" />}
              error={faultOf(form, path('name'))}
              defaultValue={given('name')}
              maxLength={saleLimits.name}
              autoComplete="off"
              required
            />
            <TextField
              name={path('eng_name')}
              label={<FormattedMessage id="sale.field.priceEngName" />}
              error={faultOf(form, path('eng_name'))}
              defaultValue={given('eng_name')}
              maxLength={saleLimits.name}
              autoComplete="off"
              required
            />
            <TextField
              name={path('amount')}
              label={<FormattedMessage id="sale.field.amount" />}
              hint={<FormattedMessage id="sale.field.amount.hint" />}
              error={faultOf(form, path('amount'))}
              defaultValue={given('amount')}
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
              required
            />
            <LocalTimeField
              name={path('until')}
              timeZone={timeZone}
              label={<FormattedMessage id="sale.field.until" />}
              hint={<FormattedMessage id="sale.field.until.hint" />}
              error={faultOf(form, path('until'))}
              defaultValue={given('until')}
            />
            {rows.length > 1 && (
              <p>
                <Button variant="quiet" small onClick={() => change(rows.filter((each) => each !== row))}>
                  <FormattedMessage id="sale.price.remove" values={{ place: at + 1 }} />
                </Button>
              </p>
            )}
          </TierRow>
        )
      })}
      {rows.length < saleLimits.tiers && (
        <p>
          <Button variant="quiet" small onClick={() => change([...rows, next])}>
            <FormattedMessage id="sale.price.add" />
          </Button>
        </p>
      )}
    </Tiers>
  )
}

const rowsOf = (typed: Typed): number[] =>
  Object.keys(typed)
    .filter((name) => /^tiers\.\d+\.name$/.test(name))
    .map((name) => Number(name.split('.')[1]))
