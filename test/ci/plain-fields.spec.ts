import { readdirSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { withPlainFields } from '../../tools/build/plain-fields.js';

test('private fields of a class that extends nothing become plain ones without a declaration', () => {
  const code = 'class A{#e;#t=1;constructor(e){this.#e=e}get#s(){return this.#e+this.#t}}';
  expect(withPlainFields(code)).toBe(
    'class A{$t=1;constructor(e){this.$e=e}get $s(){return this.$e+this.$t}}',
  );
});

test('what extends something keeps its own apart from those of what it extends', () => {
  const code = 'class A{#e=1;f(){return this.#e}}class B extends A{#e=2;g(){return this.#e}}';
  const made = withPlainFields(code);
  expect(made).toContain('class B extends A{#e=2;g(){return this.#e}}');
  const both = runInNewContext(`${made};new B`) as { f: () => number; g: () => number };
  expect([both.f(), both.g()]).toEqual([1, 2]);
});

test('a class within a method has fields of its own', () => {
  const code = 'class A extends B{#e=1;f(){return class{#t;g(a){return a.#e+this.#t}}}}';
  expect(withPlainFields(code)).toBe(
    'class A extends B{#e=1;f(){return class{g(a){return a.#e+this.$t}}}}',
  );
});

test('a variable that begins with the sign may be spread', () => {
  const code = 'function $e(){return{}}export const a={...$e()};';
  expect(withPlainFields(code)).toBe(code);
});

test('names that would meet another property, and questions for a field, fail the build', () => {
  expect(() => withPlainFields('class A{#e;f(){return this.$e}}')).toThrow(/begins with/);
  expect(() => withPlainFields('class A{#e;f(a){return #e in a}}')).toThrow(/is asked for/);
});

test('in what is built no class that extends nothing has a private field', () => {
  for (const file of ['core.js', ...readdirSync('dist/chunks').map((name) => `chunks/${name}`)]) {
    if (file.includes('emulator')) continue;
    const code = readFileSync(`dist/${file}`, 'utf8');
    expect(code, file).not.toMatch(/class(?: \w+)?\{(?:static\{[^}]*\})?#\w+;/);
  }
});
