// Who is signed in is known to the page, not to its HTML: the token is a property. Here it is always Ada.
document.querySelector('ambassador-rewards').deviceToken = 'device_demo_ada';
