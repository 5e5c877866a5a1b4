import { on } from '../../kinds/on.ts'
import { given } from '../shared/given.ts'
import { flow } from './organizerApplication.setup.ts'

/** The fields can be changed and handed in. */
export const editing = flow.createStateConfig({
  on: {
    'application.submit': [
      { guard: on('isDoubtful'), target: 'warned', actions: on('keepValues') },
      { target: 'saving', actions: on('keepValues') },
    ],
  },
})

/** State that sends the form; `back`: the state in which it can be changed again. */
export const saving = (back: 'routing' | 'amending.editing') =>
  flow.createStateConfig({
    tags: ['busy', 'saving'],
    invoke: {
      id: 'submitApplication',
      src: 'submitApplication',
      input: ({ context: { application, key, values } }) => ({
        version: given(application, 'an application').version,
        key,
        values: given(values, 'values'),
      }),
      onDone: { target: '#organizerApplication.routing', actions: [on('keepSubmitted'), 'emitSent'] },
      onError: [
        {
          guard: on('isOutdated'),
          target: '#organizerApplication.loading',
          actions: [
            on('keepFailure'),
            // The application has changed since it was opened for editing.
            ...(back === 'routing' ? [] : (['forgetApplication'] as const)),
          ],
        },
        { target: `#organizerApplication.${back}`, actions: on('keepFailure') },
      ],
    },
  })
