/* Generated from schemas/ by `npm run generate`. Do not edit. */
var H=(t,a)=>()=>(a||t((a={exports:{}}).exports,a),a.exports);var u=H(l=>{"use strict";Object.defineProperty(l,"__esModule",{value:!0});function c(t){let a=t.length,m=0,n=0,p;for(;n<
a;)m++,p=t.charCodeAt(n++),p>=55296&&p<=56319&&n<a&&(p=t.charCodeAt(n),(p&64512)===56320&&n++);return m}l.default=c;c.code=
'require("ajv/dist/runtime/ucs2length").default'});var ae=f;var U=new RegExp("^\\d{1,6}(\\.\\d{1,6})?$","u");function f(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.accepted===void 0){let r={instancePath:a,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"accepted"},message:"must have required property 'accepted'"};e===null?
e=[r]:e.push(r),i++}if(t.version===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="accepte\
d"||r==="version")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.accepted!==void 0){let r=t.accepted;if(typeof r!=
"boolean"){let s={instancePath:a+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(r!==!0){let s={instancePath:a+"/accepted",schemaPath:"#/p\
roperties/accepted/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[s]:e.
push(s),i++}}if(t.version!==void 0){let r=t.version;if(typeof r=="string"){if(!U.test(r)){let s={instancePath:a+"/versio\
n",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^\\d{1,6}(\\.\\d{1,6})?$"},message:'must\
 match pattern "^\\d{1,6}(\\.\\d{1,6})?$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/version",schemaPath:"\
#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return f.errors=e,i===0}var oe=y;var o=u().default;function y(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){if(t.address===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"address"},message:"must have required property 'address'"};e===null?e=[r]:e.push(r),i++}
if(t.city===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"city"},message:"\
must have required property 'city'"};e===null?e=[r]:e.push(r),i++}if(t.postalCode===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"postalCode"},message:"must have required property 'postalCode'"};
e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="address"||r==="city"||r==="postalCode")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(t.address!==void 0){let r=t.address;if(typeof r=="string"){if(o(r)<1){let s={
instancePath:a+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/address",schemaPath:"#/pr\
operties/address/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.
city!==void 0){let r=t.city;if(typeof r=="string"){if(o(r)<1){let s={instancePath:a+"/city",schemaPath:"#/properties/cit\
y/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),i++}}else{let s={instancePath:a+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(t.postalCode!==void 0){let r=t.postalCode;if(typeof r=="string"){if(o(
r)<1){let s={instancePath:a+"/postalCode",schemaPath:"#/properties/postalCode/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/postalCode",
schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[r]:e.push(r),i++}return y.errors=e,i===0}var ne=g;function g(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.language===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"language"},message:"must have required property 'language'"};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(r!=="language"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.language!==void 0){let r=t.language;if(typeof r==
"string"){if(o(r)<1){let s={instancePath:a+"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return g.errors=e,i===0}var pe=w,V={$schema:"http://json-schema.org/draft-\
07/schema#",$id:"https://marquee.dev/schemas/forms/account-marketing.schema.json",title:"Marketing preferences form",description:"\
How a player may be reached, and about what (ACCT-14 to ACCT-16).",type:"object",properties:{EMAIL:{title:"E-mail",description:"\
Channel.",type:"boolean"},SMS:{title:"SMS",description:"Channel.",type:"boolean"},MAIL:{title:"Mail",description:"Channe\
l.",type:"boolean"},PHONE:{title:"Phone",description:"Channel.",type:"boolean"},PUSH_NOTIFICATION:{title:"Push notificat\
ion",description:"Channel.",type:"boolean"},BONUS_OFFER:{title:"Bonus offers",description:"Topic.",type:"boolean"},NEWSLETTER:{
title:"Newsletter",description:"Topic.",type:"boolean"},CASINO:{title:"Casino",description:"Topic.",type:"boolean"},RESPONSIBLE_GAMING:{
title:"Responsible gaming",description:"Topic.",type:"boolean"}},required:["EMAIL","SMS","MAIL","PHONE","PUSH_NOTIFICATI\
ON","BONUS_OFFER","NEWSLETTER","CASINO","RESPONSIBLE_GAMING"],additionalProperties:!1,examples:[{EMAIL:!0,SMS:!1,MAIL:!1,
PHONE:!1,PUSH_NOTIFICATION:!1,BONUS_OFFER:!0,NEWSLETTER:!1,CASINO:!1,RESPONSIBLE_GAMING:!0}]},h=Object.prototype.hasOwnProperty;
function w(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.EMAIL===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
EMAIL"},message:"must have required property 'EMAIL'"};e===null?e=[r]:e.push(r),i++}if(t.SMS===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"SMS"},message:"must have required property 'SMS'"};e===
null?e=[r]:e.push(r),i++}if(t.MAIL===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
MAIL"},message:"must have required property 'MAIL'"};e===null?e=[r]:e.push(r),i++}if(t.PHONE===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PHONE"},message:"must have required property 'PHONE'"};
e===null?e=[r]:e.push(r),i++}if(t.PUSH_NOTIFICATION===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"PUSH_NOTIFICATION"},message:"must have required property 'PUSH_NOTIFICATION'"};e===null?
e=[r]:e.push(r),i++}if(t.BONUS_OFFER===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"BONUS_OFFER"},message:"must have required property 'BONUS_OFFER'"};e===null?e=[r]:e.push(r),i++}if(t.NEWSLETTER===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"NEWSLETTER"},message:"\
must have required property 'NEWSLETTER'"};e===null?e=[r]:e.push(r),i++}if(t.CASINO===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"CASINO"},message:"must have required property 'CASINO'"};e===null?
e=[r]:e.push(r),i++}if(t.RESPONSIBLE_GAMING===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"RESPONSIBLE_GAMING"},message:"must have required property 'RESPONSIBLE_GAMING'"};e===null?e=[r]:e.push(
r),i++}for(let r in t)if(!h.call(V.properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(t.EMAIL!==void 0&&typeof t.EMAIL!="boolean"){let r={instancePath:a+"/EMAIL",schemaPath:"#/properties/EMAIL/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.SMS!==void 0&&typeof t.
SMS!="boolean"){let r={instancePath:a+"/SMS",schemaPath:"#/properties/SMS/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.MAIL!==void 0&&typeof t.MAIL!="boolean"){let r={instancePath:a+"/MAI\
L",schemaPath:"#/properties/MAIL/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),i++}if(t.PHONE!==void 0&&typeof t.PHONE!="boolean"){let r={instancePath:a+"/PHONE",schemaPath:"#/properties/PH\
ONE/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.PUSH_NOTIFICATION!==
void 0&&typeof t.PUSH_NOTIFICATION!="boolean"){let r={instancePath:a+"/PUSH_NOTIFICATION",schemaPath:"#/properties/PUSH_\
NOTIFICATION/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.BONUS_OFFER!==
void 0&&typeof t.BONUS_OFFER!="boolean"){let r={instancePath:a+"/BONUS_OFFER",schemaPath:"#/properties/BONUS_OFFER/type",
keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.NEWSLETTER!==void 0&&
typeof t.NEWSLETTER!="boolean"){let r={instancePath:a+"/NEWSLETTER",schemaPath:"#/properties/NEWSLETTER/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.CASINO!==void 0&&typeof t.CASINO!=
"boolean"){let r={instancePath:a+"/CASINO",schemaPath:"#/properties/CASINO/type",keyword:"type",params:{type:"boolean"},
message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.RESPONSIBLE_GAMING!==void 0&&typeof t.RESPONSIBLE_GAMING!="\
boolean"){let r={instancePath:a+"/RESPONSIBLE_GAMING",schemaPath:"#/properties/RESPONSIBLE_GAMING/type",keyword:"type",params:{
type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return w.errors=e,i===0}var me=P;function P(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.oldPassword===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"oldPassword"},message:"must have required property 'oldPassword'"};e===null?e=[r]:e.push(r),i++}if(t.newPassword===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"newPassword"},message:"\
must have required property 'newPassword'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="oldPassword"||r==="new\
Password")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.oldPassword!==void 0){let r=t.oldPassword;
if(typeof r=="string"){if(o(r)<1){let s={instancePath:a+"/oldPassword",schemaPath:"#/properties/oldPassword/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/oldPassword",schemaPath:"#/properties/oldPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(t.newPassword!==void 0){let r=t.newPassword;if(typeof r=="string"){if(o(r)<1){let s={instancePath:a+
"/newPassword",schemaPath:"#/properties/newPassword/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/newPassword",schemaPath:"#/prope\
rties/newPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return P.errors=e,i===0}var le=b;function b(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.phonePrefix===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"phonePrefix"},message:"must have required property 'phonePrefix'"};e===null?e=[r]:e.push(r),i++}if(t.phoneBody===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phoneBody"},message:"m\
ust have required property 'phoneBody'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="phonePrefix"||r==="phoneB\
ody")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.phonePrefix!==void 0){let r=t.phonePrefix;
if(typeof r=="string"){if(o(r)<1){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/phonePrefix",schemaPath:"#/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(t.phoneBody!==void 0){let r=t.phoneBody;if(typeof r=="string"){if(o(r)<1){let s={instancePath:a+
"/phoneBody",schemaPath:"#/properties/phoneBody/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have f\
ewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/\
phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),i++}return b.errors=e,i===0}var he=k;function k(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.smsVerificationId===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"smsVerificationId"},message:"must have required property 'smsVerificationId'"};e===null?e=[r]:e.
push(r),i++}if(t.code===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="smsVerificati\
onId"||r==="code")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.smsVerificationId!==void 0){let r=t.smsVerificationId;
if(typeof r=="string"){if(o(r)<1){let s={instancePath:a+"/smsVerificationId",schemaPath:"#/properties/smsVerificationId/\
minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
i++}}else{let s={instancePath:a+"/smsVerificationId",schemaPath:"#/properties/smsVerificationId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.code!==void 0){let r=t.code;if(typeof r=="st\
ring"){if(o(r)<1){let s={instancePath:a+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/code",schemaPath:"\
#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{
let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),i++}return k.errors=e,i===0}var de=v;function v(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.provinceCode===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"provinceCode"},message:"must have required property 'provinceCode'"};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(r!=="provinceCode"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.provinceCode!==void 0){
let r=t.provinceCode;if(typeof r=="string"){if(o(r)<1){let s={instancePath:a+"/provinceCode",schemaPath:"#/properties/pr\
ovinceCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),i++}}else{let s={instancePath:a+"/provinceCode",schemaPath:"#/properties/provinceCode/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return v.errors=e,i===
0}var ce=x;function x(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.salaryRangeId===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"salaryRangeId"},message:"must have required property 'salaryRangeId'"};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(r!=="salaryRangeId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.salaryRangeId!==void 0){
let r=t.salaryRangeId;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/salaryRangeId",schemaPath:"\
#/properties/salaryRangeId/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),i++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){let s={instancePath:a+"/salaryRangeId",schemaPath:"#/propert\
ies/salaryRangeId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(
s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),i++}return x.errors=e,i===0}var ue=N;function N(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.sessionId===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"sessionId"},message:"must have required property 'sessionId'"};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(r!=="sessionId"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.sessionId!==void 0){let r=t.sessionId;if(typeof r==
"string"){if(o(r)<1){let s={instancePath:a+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return N.errors=e,i===0}var fe=L;var Y=new RegExp("^[A-Za-z0-9._-]+$","u");function L(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.version===void 0){let r={instancePath:a,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?
e=[r]:e.push(r),i++}if(t.performanceFunctional===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"performanceFunctional"},message:"must have required property 'performanceFunctional'"};e===null?
e=[r]:e.push(r),i++}if(t.marketing===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
marketing"},message:"must have required property 'marketing'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="ver\
sion"||r==="performanceFunctional"||r==="marketing")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(t.version!==void 0){let r=t.version;if(typeof r=="string"){if(o(r)>20){let s={instancePath:a+"/version",schemaPath:"\
#/properties/version/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};e===
null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+"/version",schemaPath:"#/properties/version/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}if(!Y.test(r)){
let s={instancePath:a+"/version",schemaPath:"#/properties/version/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-\
9._-]+$"},message:'must match pattern "^[A-Za-z0-9._-]+$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/v\
ersion",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(t.performanceFunctional!==void 0&&typeof t.performanceFunctional!="boolean"){let r={instancePath:a+
"/performanceFunctional",schemaPath:"#/properties/performanceFunctional/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.marketing!==void 0&&typeof t.marketing!="boolean"){let r={instancePath:a+
"/marketing",schemaPath:"#/properties/marketing/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return L.errors=e,i===0}var ye=q;function q(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.months===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
months"},message:"must have required property 'months'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="months"||
r==="allBrands")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.months!==void 0){let r=t.months;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/months",schemaPath:"#/properties/months/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){
if(r>120||isNaN(r)){let s={instancePath:a+"/months",schemaPath:"#/properties/months/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:120},message:"must be <= 120"};e===null?e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/months",
schemaPath:"#/properties/months/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),i++}}}if(t.allBrands!==void 0&&typeof t.allBrands!="boolean"){let r={instancePath:a+"/allBrands",schemaPath:"\
#/properties/allBrands/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return q.errors=e,i===0}var ge=T;var z=new RegExp("^[\\w-]+$","u");function T(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.gameId===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?e=[r]:e.push(r),i++}
if(t.favourite===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"favou\
rite"},message:"must have required property 'favourite'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="gameId"||
r==="favourite")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.gameId!==void 0){let r=t.gameId;if(typeof r==
"string"){if(o(r)>100){let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{
limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+
"/gameId",schemaPath:"#/properties/gameId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),i++}if(!z.test(r)){let s={instancePath:a+"/gameId",schemaPath:"#/properties/\
gameId/pattern",keyword:"pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/gameId",schemaPath:"#/properties/gameId/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.favourite!==void 0&&typeof t.favourite!="boolean"){
let r={instancePath:a+"/favourite",schemaPath:"#/properties/favourite/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return T.errors=e,i===0}var we=A;function A(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.confirmed===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"confirmed"},message:"must have required property 'confirmed'"};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(!(r==="confirmed"||r==="allBrands")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.
confirmed!==void 0){let r=t.confirmed;if(typeof r!="boolean"){let s={instancePath:a+"/confirmed",schemaPath:"#/propertie\
s/confirmed/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[s]:e.push(s),i++}if(r!==
!0){let s={instancePath:a+"/confirmed",schemaPath:"#/properties/confirmed/const",keyword:"const",params:{allowedValue:!0},
message:"must be equal to constant"};e===null?e=[s]:e.push(s),i++}}if(t.allBrands!==void 0&&typeof t.allBrands!="boolean"){
let r={instancePath:a+"/allBrands",schemaPath:"#/properties/allBrands/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return A.errors=e,i===0}var Pe=O;function O(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.amount===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(r!=="amount"){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.amount!==void 0){let r=t.amount;if(typeof r=="st\
ring"){if(o(r)>40){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/maxLength",keyword:"maxLength",params:{
limit:40},message:"must NOT have more than 40 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+
"/amount",schemaPath:"#/properties/amount/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return O.
errors=e,i===0}var be=j;var I=new RegExp("^[0-9]{3} ?[0-9]{3}$","u");function j(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.code===void 0){let r={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.
push(r),i++}for(let r in t)if(r!=="code"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.
code!==void 0){let r=t.code;if(typeof r=="string"){if(o(r)>7){let s={instancePath:a+"/code",schemaPath:"#/properties/cod\
e/maxLength",keyword:"maxLength",params:{limit:7},message:"must NOT have more than 7 characters"};e===null?e=[s]:e.push(
s),i++}if(!I.test(r)){let s={instancePath:a+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern:"\
^[0-9]{3} ?[0-9]{3}$"},message:'must match pattern "^[0-9]{3} ?[0-9]{3}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),i++}return j.errors=e,i===0}var ke=C;var d=/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
function C(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.email===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(r!=="email"){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.email!==void 0){let r=t.email;if(typeof r=="stri\
ng"){if(o(r)>254){let s={instancePath:a+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},
message:"must NOT have more than 254 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<3){let s={instancePath:a+"/email",
schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 chara\
cters"};e===null?e=[s]:e.push(s),i++}if(!d.test(r)){let s={instancePath:a+"/email",schemaPath:"#/properties/email/format",
keyword:"format",params:{format:"email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),i++}}else{let s={
instancePath:a+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),i++}return C.errors=e,i===0}var ve=E;function E(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.password===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"password"},message:"must have required property 'password'"};e===null?e=[r]:e.push(r),i++}for(let r in t)
if(r!=="password"){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.password!==void 0){let r=t.password;if(typeof r==
"string"){if(o(r)>200){let s={instancePath:a+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<8){let s={instancePath:a+
"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have few\
er than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/password",schemaPath:"#/properties/pas\
sword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return E.
errors=e,i===0}var xe=S,Z={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/forms/real\
ity-check.schema.json",title:"Reality check form",description:"How often the player is reminded of the time played (LIMI\
T-24).",type:"object",properties:{period:{title:"Period",description:"Minutes between two reality checks; `none` for non\
e.",type:"string",enum:["30","60","120","none"]}},required:["period"],additionalProperties:!1,examples:[{period:"60"}]};
function S(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.period===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
period"},message:"must have required property 'period'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(r!=="period"){let s={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.period!==void 0){let r=t.period;if(typeof r!="st\
ring"){let s={instancePath:a+"/period",schemaPath:"#/properties/period/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}if(!(r==="30"||r==="60"||r==="120"||r==="none")){let s={instancePath:a+"/p\
eriod",schemaPath:"#/properties/period/enum",keyword:"enum",params:{allowedValues:Z.properties.period.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return S.errors=e,i===0}var Ne=$;function $(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.code===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="code"||r==="c\
aptchaToken"||r==="loginPassword"||r==="wanted")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(t.code!==void 0){let r=t.code;if(typeof r=="string"){if(o(r)>7){let s={instancePath:a+"/code",schemaPath:"#/prope\
rties/code/maxLength",keyword:"maxLength",params:{limit:7},message:"must NOT have more than 7 characters"};e===null?e=[s]:
e.push(s),i++}if(!I.test(r)){let s={instancePath:a+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{
pattern:"^[0-9]{3} ?[0-9]{3}$"},message:'must match pattern "^[0-9]{3} ?[0-9]{3}$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[s]:e.push(s),i++}}if(t.captchaToken!==void 0){let r=t.captchaToken;if(typeof r=="string"){if(o(r)>
4e3){let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"\
/captchaToken",schemaPath:"#/properties/captchaToken/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(t.loginPassword!==void 0){let r=t.loginPassword;if(typeof r=="string"){if(o(r)>200){let s={
instancePath:a+"/loginPassword",schemaPath:"#/properties/loginPassword/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/loginPasswo\
rd",schemaPath:"#/properties/loginPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(t.wanted!==void 0){let r=t.wanted;if(typeof r=="string"){if(o(r)>500){let s={instancePath:a+"/wa\
nted",schemaPath:"#/properties/wanted/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than\
 500 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/wanted",schemaPath:"#/properties/wanted/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return $.
errors=e,i===0}var Le=D,J={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/forms/regi\
stration-contact.schema.json",title:"Registration contact form",description:"Second step of a registration: completes th\
e profile (REG-02).",type:"object",additionalProperties:!1,properties:{birthDay:{title:"Day of birth",description:"Of th\
e month.",type:"integer",minimum:1,maximum:31},birthMonth:{title:"Month of birth",description:"1 is January.",type:"inte\
ger",minimum:1,maximum:12},birthYear:{title:"Year of birth",description:"Four digits.",type:"integer",minimum:1900,maximum:2100},
postCode:{title:"Postal code",description:"As written in the country; sent as postalCode.",type:"string",minLength:1,maxLength:12},
cpf:{title:"CPF",description:"Brazilian tax number.",type:"string",pattern:"^[0-9.\\- ]{11,18}$",maxLength:18},registerIdentifier:{
title:"Identifier for registers",description:"What the registers of excluded persons are asked by. It is not stored with\
 the registration.",type:"string",minLength:1,maxLength:80,writeOnly:!0},province:{title:"Province",description:"Canadia\
n province.",type:"string",pattern:"^[A-Z0-9]{1,3}$",maxLength:3},captchaToken:{title:"Captcha answer",description:"What\
 a captcha of the page gives; left out without one.",type:"string",maxLength:4e3,writeOnly:!0},loginPassword:{title:"Sig\
n-in password",description:"The new password again, which the page remembers from the first step: with it the player is \
signed in at the end.",type:"string",maxLength:200,writeOnly:!0},wanted:{title:"Wanted page",description:"Path below the\
 locale to come to after the sign-in.",type:"string",maxLength:500}},required:["birthDay","birthMonth","birthYear","post\
Code"],examples:[{birthDay:5,birthMonth:3,birthYear:1990,postCode:"00100"}]},Q=new RegExp("^[0-9.\\- ]{11,18}$","u"),X=new RegExp(
"^[A-Z0-9]{1,3}$","u");function D(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.birthDay===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"birthDay"},message:"must have required property 'birthDay'"};e===null?e=[r]:e.push(r),
i++}if(t.birthMonth===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
birthMonth"},message:"must have required property 'birthMonth'"};e===null?e=[r]:e.push(r),i++}if(t.birthYear===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"birthYear"},message:"must have requir\
ed property 'birthYear'"};e===null?e=[r]:e.push(r),i++}if(t.postCode===void 0){let r={instancePath:a,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"postCode"},message:"must have required property 'postCode'"};e===null?e=
[r]:e.push(r),i++}for(let r in t)if(!h.call(J.properties,r)){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(
s),i++}if(t.birthDay!==void 0){let r=t.birthDay;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+
"/birthDay",schemaPath:"#/properties/birthDay/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){if(r>31||isNaN(r)){let s={instancePath:a+"/birthDay",schemaPath:"\
#/properties/birthDay/maximum",keyword:"maximum",params:{comparison:"<=",limit:31},message:"must be <= 31"};e===null?e=[
s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/birthDay",schemaPath:"#/properties/birthDay/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(t.birthMonth!==void 0){
let r=t.birthMonth;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/birthMonth",schemaPath:"\
#/properties/birthMonth/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),
i++}if(typeof r=="number"&&isFinite(r)){if(r>12||isNaN(r)){let s={instancePath:a+"/birthMonth",schemaPath:"#/properties/\
birthMonth/maximum",keyword:"maximum",params:{comparison:"<=",limit:12},message:"must be <= 12"};e===null?e=[s]:e.push(s),
i++}if(r<1||isNaN(r)){let s={instancePath:a+"/birthMonth",schemaPath:"#/properties/birthMonth/minimum",keyword:"minimum",
params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(t.birthYear!==void 0){let r=t.
birthYear;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/birthYear",schemaPath:"#/pro\
perties/birthYear/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r==
"number"&&isFinite(r)){if(r>2100||isNaN(r)){let s={instancePath:a+"/birthYear",schemaPath:"#/properties/birthYear/maximu\
m",keyword:"maximum",params:{comparison:"<=",limit:2100},message:"must be <= 2100"};e===null?e=[s]:e.push(s),i++}if(r<1900||
isNaN(r)){let s={instancePath:a+"/birthYear",schemaPath:"#/properties/birthYear/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1900},message:"must be >= 1900"};e===null?e=[s]:e.push(s),i++}}}if(t.postCode!==void 0){let r=t.postCode;if(typeof r==
"string"){if(o(r)>12){let s={instancePath:a+"/postCode",schemaPath:"#/properties/postCode/maxLength",keyword:"maxLength",
params:{limit:12},message:"must NOT have more than 12 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+
"/postCode",schemaPath:"#/properties/postCode/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/postCode",schemaPath:"#/properties/pos\
tCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.cpf!==void 0){
let r=t.cpf;if(typeof r=="string"){if(o(r)>18){let s={instancePath:a+"/cpf",schemaPath:"#/properties/cpf/maxLength",keyword:"\
maxLength",params:{limit:18},message:"must NOT have more than 18 characters"};e===null?e=[s]:e.push(s),i++}if(!Q.test(r)){
let s={instancePath:a+"/cpf",schemaPath:"#/properties/cpf/pattern",keyword:"pattern",params:{pattern:"^[0-9.\\- ]{11,18}$"},
message:'must match pattern "^[0-9.\\- ]{11,18}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/cpf",schemaPath:"\
#/properties/cpf/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.
registerIdentifier!==void 0){let r=t.registerIdentifier;if(typeof r=="string"){if(o(r)>80){let s={instancePath:a+"/regis\
terIdentifier",schemaPath:"#/properties/registerIdentifier/maxLength",keyword:"maxLength",params:{limit:80},message:"mus\
t NOT have more than 80 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+"/registerIdentifier",
schemaPath:"#/properties/registerIdentifier/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/registerIdentifier",schemaPath:"#/proper\
ties/registerIdentifier/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(t.province!==void 0){let r=t.province;if(typeof r=="string"){if(o(r)>3){let s={instancePath:a+"/province",schemaPath:"\
#/properties/province/maxLength",keyword:"maxLength",params:{limit:3},message:"must NOT have more than 3 characters"};e===
null?e=[s]:e.push(s),i++}if(!X.test(r)){let s={instancePath:a+"/province",schemaPath:"#/properties/province/pattern",keyword:"\
pattern",params:{pattern:"^[A-Z0-9]{1,3}$"},message:'must match pattern "^[A-Z0-9]{1,3}$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/province",schemaPath:"#/properties/province/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(t.captchaToken!==void 0){let r=t.captchaToken;if(typeof r=="string"){if(o(
r)>4e3){let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/maxLength",keyword:"maxLength",params:{
limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"\
/captchaToken",schemaPath:"#/properties/captchaToken/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),i++}}if(t.loginPassword!==void 0){let r=t.loginPassword;if(typeof r=="string"){if(o(r)>200){let s={
instancePath:a+"/loginPassword",schemaPath:"#/properties/loginPassword/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/loginPasswo\
rd",schemaPath:"#/properties/loginPassword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(t.wanted!==void 0){let r=t.wanted;if(typeof r=="string"){if(o(r)>500){let s={instancePath:a+"/wa\
nted",schemaPath:"#/properties/wanted/maxLength",keyword:"maxLength",params:{limit:500},message:"must NOT have more than\
 500 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/wanted",schemaPath:"#/properties/wanted/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return D.
errors=e,i===0}var qe=R,ee={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/forms/reg\
istration-details.schema.json",title:"Registration details form",description:"First step of a registration (REG-01, REG-\
04).",type:"object",additionalProperties:!1,properties:{country:{title:"Country",description:"ISO 3166 code of the count\
ry of residence.",type:"string",pattern:"^[A-Z]{2}$",maxLength:2},firstName:{title:"First name",description:"As the play\
er writes it.",type:"string",minLength:1,maxLength:100},lastName:{title:"Last name",description:"As the player writes it\
.",type:"string",minLength:1,maxLength:100},email:{title:"E-mail",description:"Address that the player signs in with.",type:"\
string",minLength:3,maxLength:254,format:"email"},password:{title:"Password",description:"New password; the platform has\
 the last word on it.",type:"string",minLength:8,maxLength:200,writeOnly:!0},phonePrefix:{title:"Phone prefix",description:"\
Country prefix such as +358.",type:"string",pattern:"^\\+[0-9]{1,4}$",maxLength:5},phoneBody:{title:"Phone number",description:"\
Number without the prefix; blanks, dashes and brackets are ignored.",type:"string",pattern:"^[0-9 ()./\\-]+$",minLength:4,
maxLength:24},bonusCode:{title:"Bonus code",description:"Code that brought the player (REG-25).",type:"string",maxLength:60},
allConditions:{title:"All conditions",description:"Ticks all boxes below it.",type:"boolean"},termsAndConditionsAccepted:{
title:"Terms accepted",description:"Terms and conditions and privacy policy.",type:"boolean",const:!0},cookiePolicyAccepted:{
title:"Cookie policy accepted",description:"The cookie policy.",type:"boolean",const:!0},marketingOptIn:{title:"Offers w\
anted",description:"Whether the player wants offers.",type:"boolean"},captchaToken:{title:"Captcha answer",description:"\
What a captcha of the page gives; left out without one.",type:"string",maxLength:4e3,writeOnly:!0}},required:["country",
"firstName","lastName","email","password","phonePrefix","phoneBody","termsAndConditionsAccepted","cookiePolicyAccepted"],
examples:[{country:"FI",firstName:"Aino",lastName:"Korhonen",email:"aino@example.com",password:"three quiet boats",phonePrefix:"\
+358",phoneBody:"40 123 4567",termsAndConditionsAccepted:!0,cookiePolicyAccepted:!0}]},re=new RegExp("^[A-Z]{2}$","u"),F=new RegExp(
"^\\+[0-9]{1,4}$","u"),B=new RegExp("^[0-9 ()./\\-]+$","u");function R(t,{instancePath:a="",parentData:m,parentDataProperty:n,
rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.country===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"must have required property 'coun\
try'"};e===null?e=[r]:e.push(r),i++}if(t.firstName===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===null?e=[r]:e.push(r),i++}
if(t.lastName===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lastNa\
me"},message:"must have required property 'lastName'"};e===null?e=[r]:e.push(r),i++}if(t.email===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"email"},message:"must have required property 'email'"};
e===null?e=[r]:e.push(r),i++}if(t.password===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"password"},message:"must have required property 'password'"};e===null?e=[r]:e.push(r),i++}if(t.phonePrefix===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phonePrefix"},message:"\
must have required property 'phonePrefix'"};e===null?e=[r]:e.push(r),i++}if(t.phoneBody===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"phoneBody"},message:"must have required property 'ph\
oneBody'"};e===null?e=[r]:e.push(r),i++}if(t.termsAndConditionsAccepted===void 0){let r={instancePath:a,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"termsAndConditionsAccepted"},message:"must have required property 't\
ermsAndConditionsAccepted'"};e===null?e=[r]:e.push(r),i++}if(t.cookiePolicyAccepted===void 0){let r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cookiePolicyAccepted"},message:"must have required property 'coo\
kiePolicyAccepted'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!h.call(ee.properties,r)){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(t.country!==void 0){let r=t.country;if(typeof r=="string"){if(o(r)>2){let s={
instancePath:a+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit:2},message:"must\
 NOT have more than 2 characters"};e===null?e=[s]:e.push(s),i++}if(!re.test(r)){let s={instancePath:a+"/country",schemaPath:"\
#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/country",schemaPath:"#/properties/country/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.firstName!==void 0){let r=t.firstName;
if(typeof r=="string"){if(o(r)>100){let s={instancePath:a+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<1){
let s={instancePath:a+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/firstName",schemaPath:"\
#/properties/firstName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}
if(t.lastName!==void 0){let r=t.lastName;if(typeof r=="string"){if(o(r)>100){let s={instancePath:a+"/lastName",schemaPath:"\
#/properties/lastName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(t.email!==void 0){let r=t.email;if(typeof r=="string"){if(o(r)>254){let s={instancePath:a+"\
/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more tha\
n 254 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<3){let s={instancePath:a+"/email",schemaPath:"#/properties/email\
/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(
s),i++}if(!d.test(r)){let s={instancePath:a+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"\
email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.
password!==void 0){let r=t.password;if(typeof r=="string"){if(o(r)>200){let s={instancePath:a+"/password",schemaPath:"#/\
properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[s]:e.push(s),i++}if(o(r)<8){let s={instancePath:a+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(t.phonePrefix!==void 0){let r=t.phonePrefix;if(typeof r=="string"){if(o(r)>5){let s={instancePath:a+
"/phonePrefix",schemaPath:"#/properties/phonePrefix/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT ha\
ve more than 5 characters"};e===null?e=[s]:e.push(s),i++}if(!F.test(r)){let s={instancePath:a+"/phonePrefix",schemaPath:"\
#/properties/phonePrefix/pattern",keyword:"pattern",params:{pattern:"^\\+[0-9]{1,4}$"},message:'must match pattern "^\\+[\
0-9]{1,4}$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePref\
ix/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.phoneBody!==
void 0){let r=t.phoneBody;if(typeof r=="string"){if(o(r)>24){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties\
/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},message:"must NOT have more than 24 characters"};e===null?e=
[s]:e.push(s),i++}if(o(r)<4){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/minLength",keyword:"m\
inLength",params:{limit:4},message:"must NOT have fewer than 4 characters"};e===null?e=[s]:e.push(s),i++}if(!B.test(r)){
let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/pattern",keyword:"pattern",params:{pattern:"^[0-9 \
()./\\-]+$"},message:'must match pattern "^[0-9 ()./\\-]+$"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"\
/phoneBody",schemaPath:"#/properties/phoneBody/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}if(t.bonusCode!==void 0){let r=t.bonusCode;if(typeof r=="string"){if(o(r)>60){let s={instancePath:a+
"/bonusCode",schemaPath:"#/properties/bonusCode/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have \
more than 60 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/bonusCode",schemaPath:"#/properties\
/bonusCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.allConditions!==
void 0&&typeof t.allConditions!="boolean"){let r={instancePath:a+"/allConditions",schemaPath:"#/properties/allConditions\
/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),i++}if(t.termsAndConditionsAccepted!==
void 0){let r=t.termsAndConditionsAccepted;if(typeof r!="boolean"){let s={instancePath:a+"/termsAndConditionsAccepted",schemaPath:"\
#/properties/termsAndConditionsAccepted/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[s]:e.push(s),i++}if(r!==!0){let s={instancePath:a+"/termsAndConditionsAccepted",schemaPath:"#/properties/termsAndCond\
itionsAccepted/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?e=[s]:e.push(
s),i++}}if(t.cookiePolicyAccepted!==void 0){let r=t.cookiePolicyAccepted;if(typeof r!="boolean"){let s={instancePath:a+"\
/cookiePolicyAccepted",schemaPath:"#/properties/cookiePolicyAccepted/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[s]:e.push(s),i++}if(r!==!0){let s={instancePath:a+"/cookiePolicyAccepted",schemaPath:"#/pr\
operties/cookiePolicyAccepted/const",keyword:"const",params:{allowedValue:!0},message:"must be equal to constant"};e===null?
e=[s]:e.push(s),i++}}if(t.marketingOptIn!==void 0&&typeof t.marketingOptIn!="boolean"){let r={instancePath:a+"/marketing\
OptIn",schemaPath:"#/properties/marketingOptIn/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===
null?e=[r]:e.push(r),i++}if(t.captchaToken!==void 0){let r=t.captchaToken;if(typeof r=="string"){if(o(r)>4e3){let s={instancePath:a+
"/captchaToken",schemaPath:"#/properties/captchaToken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NO\
T have more than 4000 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/captchaToken",schemaPath:"\
#/properties/captchaToken/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),i++}return R.errors=e,i===0}var Te=M;function M(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.phonePrefix===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"phonePrefix"},message:"must have required property 'phonePrefix'"};e===null?e=[r]:e.push(r),i++}if(t.phoneBody===
void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"phoneBody"},message:"m\
ust have required property 'phoneBody'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="phonePrefix"||r==="phoneB\
ody"||r==="captchaToken")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.phonePrefix!==void 0){
let r=t.phonePrefix;if(typeof r=="string"){if(o(r)>5){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phon\
ePrefix/maxLength",keyword:"maxLength",params:{limit:5},message:"must NOT have more than 5 characters"};e===null?e=[s]:e.
push(s),i++}if(!F.test(r)){let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/pattern",keyword:"p\
attern",params:{pattern:"^\\+[0-9]{1,4}$"},message:'must match pattern "^\\+[0-9]{1,4}$"'};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/phonePrefix",schemaPath:"#/properties/phonePrefix/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),i++}}if(t.phoneBody!==void 0){let r=t.phoneBody;if(typeof r=="string"){if(o(r)>
24){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/maxLength",keyword:"maxLength",params:{limit:24},
message:"must NOT have more than 24 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<4){let s={instancePath:a+"/phoneBo\
dy",schemaPath:"#/properties/phoneBody/minLength",keyword:"minLength",params:{limit:4},message:"must NOT have fewer than\
 4 characters"};e===null?e=[s]:e.push(s),i++}if(!B.test(r)){let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/\
phoneBody/pattern",keyword:"pattern",params:{pattern:"^[0-9 ()./\\-]+$"},message:'must match pattern "^[0-9 ()./\\-]+$"'};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/phoneBody",schemaPath:"#/properties/phoneBody/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.captchaToken!==void 0){let r=t.
captchaToken;if(typeof r=="string"){if(o(r)>4e3){let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaT\
oken/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[s]:
e.push(s),i++}}else{let s={instancePath:a+"/captchaToken",schemaPath:"#/properties/captchaToken/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return M.errors=e,i===0}var Ae=W;function W(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.email===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
email"},message:"must have required property 'email'"};e===null?e=[r]:e.push(r),i++}if(t.password===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"password"},message:"must have required property 'pas\
sword'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="email"||r==="password")){let s={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),i++}if(t.email!==void 0){let r=t.email;if(typeof r=="string"){if(o(r)>254){let s={instancePath:a+
"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more th\
an 254 characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<3){let s={instancePath:a+"/email",schemaPath:"#/properties/emai\
l/minLength",keyword:"minLength",params:{limit:3},message:"must NOT have fewer than 3 characters"};e===null?e=[s]:e.push(
s),i++}if(!d.test(r)){let s={instancePath:a+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format:"\
email"},message:'must match format "email"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/email",schemaPath:"\
#/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.
password!==void 0){let r=t.password;if(typeof r=="string"){if(o(r)>200){let s={instancePath:a+"/password",schemaPath:"#/\
properties/password/maxLength",keyword:"maxLength",params:{limit:200},message:"must NOT have more than 200 characters"};
e===null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+"/password",schemaPath:"#/properties/password/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}return W.errors=e,i===0}var Oe=_;function _(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.days===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
days"},message:"must have required property 'days'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(r!=="days"){let s={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have \
additional properties"};e===null?e=[s]:e.push(s),i++}if(t.days!==void 0){let r=t.days;if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){let s={instancePath:a+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r=="number"&&isFinite(r)){if(r>366||isNaN(r)){let s={instancePath:a+
"/days",schemaPath:"#/properties/days/maximum",keyword:"maximum",params:{comparison:"<=",limit:366},message:"must be <= \
366"};e===null?e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/days",schemaPath:"#/properties/days/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}}else{let r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return _.
errors=e,i===0}var Ie=K;var se=/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;function K(t,{instancePath:a="",parentData:m,parentDataProperty:n,
rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.amount===void 0){let r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"amount"},message:"must have required property 'amoun\
t'"};e===null?e=[r]:e.push(r),i++}if(t.instrument===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"instrument"},message:"must have required property 'instrument'"};e===null?e=[r]:e.push(r),
i++}if(t.idempotencyKey===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
idempotencyKey"},message:"must have required property 'idempotencyKey'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r===
"amount"||r==="instrument"||r==="idempotencyKey")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),
i++}if(t.amount!==void 0){let r=t.amount;if(typeof r=="string"){if(o(r)>40){let s={instancePath:a+"/amount",schemaPath:"\
#/properties/amount/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===
null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+
"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),i++}}if(t.instrument!==void 0){let r=t.instrument;if(typeof r=="string"){if(!se.test(r)){let s={instancePath:a+
"/instrument",schemaPath:"#/properties/instrument/format",keyword:"format",params:{format:"uuid"},message:'must match fo\
rmat "uuid"'};e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/instrument",schemaPath:"#/properties/instrument\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.idempotencyKey!==
void 0){let r=t.idempotencyKey;if(typeof r=="string"){if(o(r)>100){let s={instancePath:a+"/idempotencyKey",schemaPath:"#\
/properties/idempotencyKey/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 charac\
ters"};e===null?e=[s]:e.push(s),i++}if(o(r)<8){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempote\
ncyKey/minLength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.
push(s),i++}}else{let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return K.errors=e,i===0}var je=G;function G(t,{instancePath:a="",parentData:m,parentDataProperty:n,rootData:p=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){if(t.pendingWithdrawalId===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"pendingWithdrawalId"},message:"must have required property 'pendingWithdrawalId'"};e===null?
e=[r]:e.push(r),i++}if(t.amount===void 0){let r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[r]:e.push(r),i++}if(t.idempotencyKey===void 0){let r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"idempotencyKey"},message:"must have r\
equired property 'idempotencyKey'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="pendingWithdrawalId"||r==="amo\
unt"||r==="idempotencyKey")){let s={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),i++}if(t.pendingWithdrawalId!==
void 0){let r=t.pendingWithdrawalId;if(typeof r=="string"){if(o(r)>160){let s={instancePath:a+"/pendingWithdrawalId",schemaPath:"\
#/properties/pendingWithdrawalId/maxLength",keyword:"maxLength",params:{limit:160},message:"must NOT have more than 160 \
characters"};e===null?e=[s]:e.push(s),i++}if(o(r)<1){let s={instancePath:a+"/pendingWithdrawalId",schemaPath:"#/properti\
es/pendingWithdrawalId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[s]:e.push(s),i++}}else{let s={instancePath:a+"/pendingWithdrawalId",schemaPath:"#/properties/pendingWithdraw\
alId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}if(t.amount!==void 0){
let r=t.amount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let s={instancePath:a+"/amount",schemaPath:"#/p\
roperties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),i++}if(typeof r==
"number"&&isFinite(r)){if(r>9007199254740991||isNaN(r)){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/\
maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===null?
e=[s]:e.push(s),i++}if(r<1||isNaN(r)){let s={instancePath:a+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),i++}}}if(t.idempotencyKey!==void 0){
let r=t.idempotencyKey;if(typeof r=="string"){if(o(r)>100){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/propert\
ies/idempotencyKey/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===
null?e=[s]:e.push(s),i++}if(o(r)<8){let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/minL\
ength",keyword:"minLength",params:{limit:8},message:"must NOT have fewer than 8 characters"};e===null?e=[s]:e.push(s),i++}}else{
let s={instancePath:a+"/idempotencyKey",schemaPath:"#/properties/idempotencyKey/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[s]:e.push(s),i++}}}else{let r={instancePath:a,schemaPath:"#/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}return G.errors=e,i===0}export{ae as validateAcceptTermsForm,oe as validateAccountAddressForm,ne as validateAccountLanguageForm,pe as validateAccountMarketingForm,
me as validateAccountPasswordForm,he as validateAccountPhoneCodeForm,le as validateAccountPhoneForm,de as validateAccountProvinceForm,
ce as validateAccountSalaryRangeForm,ue as validateAccountSessionForm,fe as validateCookieConsentForm,ye as validateExclusionForm,
ge as validateFavouriteForm,we as validateIndefiniteExclusionForm,Pe as validateLimitForm,be as validatePasswordResetCodeForm,
ke as validatePasswordResetEmailForm,ve as validatePasswordResetPasswordForm,xe as validateRealityCheckForm,Ne as validateRegistrationCodeForm,
Le as validateRegistrationContactForm,qe as validateRegistrationDetailsForm,Te as validateRegistrationPhoneForm,Ae as validateSignInForm,
Oe as validateTimeOutForm,je as validateWithdrawalCancellationForm,Ie as validateWithdrawalForm};
