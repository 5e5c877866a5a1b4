import { FormattedMessage } from 'react-intl'

import { ownTodos, type Dashboard, type TodoName } from '../../../contract/dashboard.ts'
import { isPublicAs } from '../../../contract/ownConference.ts'
import { Money } from '../../kit/Money.tsx'
import { Numbers, Panel, Todos } from './Dashboard.styles.ts'
import { RegistrationsPlot } from './RegistrationsPlot.tsx'
import { SignIns } from './SignIns.tsx'

/** Open work first, then the state of the conference; every number links to the list that it counts. */
export const DashboardView = ({ dashboard }: { dashboard: Dashboard }) => {
  const { publication, todos, people, income, places, sign_ins: signIns, curve } = dashboard
  const isPublic = isPublicAs(publication)
  return (
    <>
      <Panel aria-labelledby="dashboard-todos">
        <h2 id="dashboard-todos">
          <FormattedMessage id="dashboard.todos" />
        </h2>
        {todos.length === 0 ? (
          <p role="status">
            <FormattedMessage id="dashboard.todos.none" />
          </p>
        ) : (
          <Todos>
            {todos.map(({ name, count, href }) => (
              <li key={name}>
                <a href={href} data-todo={name}>
                  <span>
                    <FormattedMessage id={isOwn(name) ? `dashboard.todo.${name}` : `console.queue.${name}`} />
                  </span>
                  <b>{count}</b>
                </a>
              </li>
            ))}
          </Todos>
        )}
      </Panel>
      {isPublic && people !== null && (
        <Panel aria-labelledby="dashboard-people">
          <h2 id="dashboard-people">
            <FormattedMessage id="dashboard.people" />
          </h2>
          <Numbers>
            {people.map(({ name, count, href }) => (
              <div key={name}>
                <dt>
                  <FormattedMessage id={`dashboard.people.${name}`} />
                </dt>
                <dd>
                  <a href={href} data-number={name}>
                    {count}
                  </a>
                </dd>
              </div>
            ))}
            {income !== null && (
              <>
                <div>
                  <dt>
                    <FormattedMessage id="dashboard.income" />
                  </dt>
                  <dd>
                    <a href={income.href}>
                      <Money fen={income.paid} />
                    </a>
                  </dd>
                </div>
                <div>
                  <dt>
                    <FormattedMessage id="dashboard.refunded" />
                  </dt>
                  <dd>
                    <a href={income.refunded_href}>
                      <Money fen={income.refunded} />
                    </a>
                  </dd>
                </div>
              </>
            )}
          </Numbers>
        </Panel>
      )}
      {isPublic && places !== null && places.length > 0 && (
        <Panel aria-labelledby="dashboard-places">
          <h2 id="dashboard-places">
            <FormattedMessage id="dashboard.places" />
          </h2>
          <Numbers>
            {places.map(({ id, name, count, capacity, href }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>
                  <a href={href} data-place={id}>
                    {count}
                  </a>{' '}
                  <small>
                    <FormattedMessage
                      id={capacity === null ? 'dashboard.places.open' : 'dashboard.places.of'}
                      values={{ capacity: capacity ?? 0 }}
                    />
                  </small>
                </dd>
              </div>
            ))}
          </Numbers>
        </Panel>
      )}
      {isPublic && signIns !== null && signIns.length > 0 && (
        <Panel aria-labelledby="dashboard-sign-ins">
          <h2 id="dashboard-sign-ins">
            <FormattedMessage id="dashboard.signIns" />
          </h2>
          <SignIns days={signIns} />
        </Panel>
      )}
      {isPublic && curve !== null && (
        <Panel aria-labelledby="dashboard-curve">
          <h2 id="dashboard-curve">
            <FormattedMessage id="dashboard.curve" />
          </h2>
          {curve.own.length === 0 && (curve.earlier?.days.length ?? 0) === 0 ? (
            <p>
              <FormattedMessage id="dashboard.curve.none" />
            </p>
          ) : (
            <RegistrationsPlot curve={curve} />
          )}
        </Panel>
      )}
    </>
  )
}

const isOwn = (name: TodoName) => ownTodos.some((each) => each === name)
