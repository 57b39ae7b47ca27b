import { expect, test } from '@playwright/test';
import { staticImportsOf } from '../../bench/reach.js';

test.describe('what a built file brings along at once', () => {
  const imported = (code: string) => staticImportsOf(code, 'chunks');

  test('is what it imports, and the parts that it takes at its top level', () => {
    const code =
      'function e(){return t}import{t,$__}from"../core.js";' +
      'const{a:b,c}=await $__("shared-1234567 follow-89abcde");export*from"./more.js";export{e};';
    expect(imported(code)).toEqual(['core.js', 'chunks/shared-1234567.js', 'chunks/more.js']);
  });

  test('is no part that a function waits for, however the minifier writes it', () => {
    const code =
      'import{$__}from"../core.js";var f=async()=>{let{a}=await $__("later-1234567");a()};' +
      'class G{async h(){return(await $__("other-1234567")).t}}';
    expect(imported(code)).toEqual(['core.js']);
  });
});
