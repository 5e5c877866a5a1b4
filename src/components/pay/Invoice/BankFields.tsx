import { FormattedMessage } from 'react-intl'

import type { InvoiceCard } from '../../../contract/invoice.ts'
import { faultOf } from '../../kit/faultOf.tsx'
import { TextField } from '../../kit/TextField.tsx'
import type { useForm } from '../../kit/useForm.ts'

export interface BankFieldsProps {
  form: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'refused'>
  kept: InvoiceCard['form']
}

/** Fields that only an invoice for deducting VAT requires. */
export const BankFields = ({ form, kept }: BankFieldsProps) => (
  <>
    {fields.map(({ name, max, digits }) => (
      <TextField
        key={name}
        name={name}
        label={<FormattedMessage id={`member.invoice.${name}`} />}
        error={faultOf(form, name)}
        maxLength={max}
        inputMode={digits ? 'numeric' : undefined}
        autoComplete="off"
        defaultValue={kept?.[name]}
      />
    ))}
  </>
)

const fields = [
  { name: 'reg_address', max: 160, digits: false },
  { name: 'reg_phone', max: 30, digits: false },
  { name: 'bank_name', max: 120, digits: false },
  { name: 'bank_account', max: 40, digits: true },
] as const
