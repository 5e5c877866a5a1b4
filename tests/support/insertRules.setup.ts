/**
 * styled-components writes its rules as the built site does. While developing it adds them as text, and the browser reads
 * the whole sheet again for each: a sixth of the time of a walk.
 */
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })
