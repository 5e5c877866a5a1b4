import type { BeautyParam } from '../../../contract/room/ports.ts'

const corners = `#version 300 es
out vec2 place;
void main() {
  vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  place = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`

/** Smooths areas that resemble their neighbours and keeps edges; then light and warmth. 0 in all three changes nothing. */
const pass = `#version 300 es
precision mediump float;
uniform sampler2D picture;
uniform vec2 pixel;
uniform vec3 amount;
in vec2 place;
out vec4 colour;
void main() {
  vec3 own = texture(picture, place).rgb;
  vec3 sum = own;
  float weight = 1.0;
  for (int ring = 1; ring <= 2; ring++) {
    for (int side = 0; side < 8; side++) {
      float angle = 0.7853982 * float(side);
      vec2 step = vec2(cos(angle), sin(angle)) * pixel * float(ring) * 3.0;
      vec3 near = texture(picture, place + step).rgb;
      float alike = max(0.0, 1.0 - 8.0 * length(near - own));
      sum += near * alike;
      weight += alike;
    }
  }
  vec3 smoothed = mix(own, sum / weight, max(amount.x, 0.0));
  vec3 sharpened = own + (own - sum / weight) * max(-amount.x, 0.0);
  vec3 soft = amount.x >= 0.0 ? smoothed : sharpened;
  vec3 lit = pow(clamp(soft, 0.0, 1.0), vec3(exp2(-amount.y * 0.6)));
  vec3 warm = vec3(lit.r * (1.0 + 0.12 * amount.z), lit.g, lit.b * (1.0 - 0.04 * amount.z));
  colour = vec4(clamp(warm, 0.0, 1.0), 1.0);
}`

/** One pass over a picture; null where there is no fast WebGL2. */
export const createBeautyShader = () => {
  if (typeof OffscreenCanvas !== 'function') return null
  const canvas = new OffscreenCanvas(2, 2)
  // Without a graphics processor it would take the time that the encoder needs.
  const failIfMajorPerformanceCaveat = true
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    alpha: false,
    failIfMajorPerformanceCaveat,
  })
  if (gl === null) return null
  const program = gl.createProgram()
  for (const [type, text] of [
    [gl.VERTEX_SHADER, corners],
    [gl.FRAGMENT_SHADER, pass],
  ] as const) {
    const shader = gl.createShader(type)
    if (shader === null) return null
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (gl.getProgramParameter(program, gl.LINK_STATUS) !== true) return null
  gl.useProgram(program)
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  for (const [name, value] of [
    [gl.TEXTURE_MIN_FILTER, gl.LINEAR],
    [gl.TEXTURE_MAG_FILTER, gl.LINEAR],
    [gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE],
    [gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE],
  ] as const)
    gl.texParameteri(gl.TEXTURE_2D, name, value)
  const pixel = gl.getUniformLocation(program, 'pixel')
  const amount = gl.getUniformLocation(program, 'amount')

  return {
    canvas,
    set({ beautyValue, brightnessValue, ruddyValue }: BeautyParam) {
      gl.uniform3f(amount, strength(beautyValue), strength(brightnessValue), strength(ruddyValue))
    },
    draw(picture: TexImageSource, width: number, height: number) {
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width
        canvas.height = height
        gl.viewport(0, 0, width, height)
        gl.uniform2f(pixel, 1 / width, 1 / height)
      }
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
    free: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  }
}

/** Whether this browser can do it fast enough. */
export const canBeautify = (): boolean => {
  const shader = createBeautyShader()
  shader?.free()
  return shader !== null
}

/** −1 … 1; 50 changes nothing. */
const strength = (value: number) => (value - 50) / 50
