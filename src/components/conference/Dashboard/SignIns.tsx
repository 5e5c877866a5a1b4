import { FormattedMessage } from 'react-intl'

import type { Dashboard } from '../../../contract/dashboard.ts'
import { Bar, Days } from './Dashboard.styles.ts'

/** People who came, by day: a bar and the number, which leads to them. */
export const SignIns = ({ days }: { days: NonNullable<Dashboard['sign_ins']> }) => {
  const most = Math.max(...days.map(({ count }) => count))
  return (
    <Days>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="dashboard.signIns.day" />
          </th>
          <th scope="col">
            <FormattedMessage id="dashboard.signIns.count" />
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, count, href }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td>
              <a href={href} data-signed-on={day}>
                {count}
              </a>
            </td>
            <Bar aria-hidden="true">
              <svg viewBox="0 0 100 6" preserveAspectRatio="none">
                <rect width={Math.max(1, (count / most) * 100)} height="6" />
              </svg>
            </Bar>
          </tr>
        ))}
      </tbody>
    </Days>
  )
}
