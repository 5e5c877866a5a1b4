import { given } from '../shared/given.ts'
import { flow } from './organizerApplication.setup.ts'

/** The fields can be changed and handed in. */
export const editing = flow.createStateConfig({
  on: {
    'application.submit': [
      {
        guard: { type: 'isDoubtful', params: ({ event }) => event },
        target: 'warned',
        actions: { type: 'keepValues', params: ({ event }) => event },
      },
      { target: 'saving', actions: { type: 'keepValues', params: ({ event }) => event } },
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
      onDone: {
        target: '#organizerApplication.routing',
        actions: [
          { type: 'keepSubmitted', params: ({ event }) => ({ application: event.output }) },
          'emitSent',
        ],
      },
      onError: [
        {
          guard: { type: 'isOutdated', params: ({ event }) => ({ error: event.error }) },
          target: '#organizerApplication.loading',
          actions: [
            { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            // The application to change no longer exists in that form.
            ...(back === 'routing' ? [] : (['forgetApplication'] as const)),
          ],
        },
        {
          target: `#organizerApplication.${back}`,
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      ],
    },
  })
