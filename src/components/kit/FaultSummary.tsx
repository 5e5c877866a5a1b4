import { FormattedMessage } from 'react-intl'

import { FaultText } from './FaultText.tsx'
import { Places, Summary } from './FaultSummary.styles.ts'
import type { useForm } from './useForm.ts'

export interface FaultSummaryProps {
  readonly form: Pick<ReturnType<typeof useForm>, 'faults' | 'limits' | 'wrong' | 'focus'>
}

/** The first line of a form: where several of its fields are wrong, it names them and leads to each. */
export const FaultSummary = ({ form: { faults, limits, wrong, focus } }: FaultSummaryProps) =>
  wrong.length < 2 ? null : (
    <Summary role="group" data-faults={wrong.length}>
      <p>
        <FormattedMessage id="state.faults" values={{ fields: wrong.length }} />
      </p>
      <Places>
        {wrong.map(({ name, label }) => {
          const fault = faults[name]
          return (
            <li key={name}>
              <button type="button" onClick={() => focus(name)}>
                {label}
              </button>
              {fault !== undefined && (
                <span>
                  <FaultText fault={fault} most={limits[name]} />
                </span>
              )}
            </li>
          )
        })}
      </Places>
    </Summary>
  )
