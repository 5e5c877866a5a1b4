import { FormattedMessage } from 'react-intl'

import type { PaymentCard } from '../../../contract/order.ts'
import { Choice, Group } from './MethodPicker.styles.ts'

export interface MethodPickerProps {
  methods: readonly PaymentCard['method'][]
  chosen: PaymentCard['method'] | null
  onChoose: (method: PaymentCard['method']) => void
}

export const MethodPicker = ({ methods, chosen, onChoose }: MethodPickerProps) => (
  <Group>
    <legend>
      <FormattedMessage id="pay.method" />
    </legend>
    {methods.map((method) => (
      <Choice key={method}>
        <input
          type="radio"
          name="method"
          value={method}
          checked={method === chosen}
          onChange={() => onChoose(method)}
        />
        <strong>
          <FormattedMessage id={`pay.method.${method}`} />
        </strong>
        <small>
          <FormattedMessage id={`pay.method.${method}.hint`} />
        </small>
      </Choice>
    ))}
  </Group>
)
