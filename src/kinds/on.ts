/**
 * An action or a guard that takes the event as its parameters: `actions: on('keepValues')`. XState checks that the event has
 * what the action asks for. An answer comes as `output`, an error as `error`.
 */
export const on = <const Name extends string>(type: Name) => ({ type, params: eventOf })

const eventOf = <Event>({ event }: { readonly event: Event }): Event => event
