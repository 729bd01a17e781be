/* Generated from schemas/ by `npm run generate`. Do not edit. */
var z=(a,s)=>()=>(s||a((s={exports:{}}).exports,s),s.exports);var U=z(N=>{"use strict";Object.defineProperty(N,"__esModule",{value:!0});function I(a){let s=a.length,h=0,l=0,u;for(;l<
s;)h++,u=a.charCodeAt(l++),u>=55296&&u<=56319&&l<s&&(u=a.charCodeAt(l),(u&64512)===56320&&l++);return h}N.default=I;I.code=
'require("ajv/dist/runtime/ucs2length").default'});var w=z(f=>{"use strict";Object.defineProperty(f,"__esModule",{value:!0});f.formatNames=f.fastFormats=f.fullFormats=void 0;
function c(a,s){return{validate:a,compare:s}}f.fullFormats={date:c(M,$),time:c(O(!0),j),"date-time":c(D(!0),Z),"iso-time":c(
O(),E),"iso-date-time":c(D(),S),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,uri:re,
"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:pe,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,
"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
byte:se,int32:{type:"number",validate:ne},int64:{type:"number",validate:oe},float:{type:"number",validate:C},double:{type:"\
number",validate:C},password:!0,binary:!0};f.fastFormats={...f.fullFormats,date:c(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,$),time:c(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,j),"date-time":c(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Z),"iso-time":c(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,E),"iso-date-time":c(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
S),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
f.formatNames=Object.keys(f.fullFormats);function Q(a){return a%4===0&&(a%100!==0||a%400===0)}var X=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,
J=[0,31,28,31,30,31,30,31,31,30,31,30,31];function M(a){let s=X.exec(a);if(!s)return!1;let h=+s[1],l=+s[2],u=+s[3];return l>=
1&&l<=12&&u>=1&&u<=(l===2&&Q(h)?29:J[l])}function $(a,s){if(a&&s)return a>s?1:a<s?-1:0}var A=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
function O(a){return function(h){let l=A.exec(h);if(!l)return!1;let u=+l[1],e=+l[2],i=+l[3],t=l[4],r=l[5]==="-"?-1:1,n=+(l[6]||
0),d=+(l[7]||0);if(n>23||d>59||a&&!t)return!1;if(u<=23&&e<=59&&i<60)return!0;let o=e-d*r,m=u-n*r-(o<0?1:0);return(m===23||
m===-1)&&(o===59||o===-1)&&i<61}}function j(a,s){if(!(a&&s))return;let h=new Date("2020-01-01T"+a).valueOf(),l=new Date(
"2020-01-01T"+s).valueOf();if(h&&l)return h-l}function E(a,s){if(!(a&&s))return;let h=A.exec(a),l=A.exec(s);if(h&&l)return a=
h[1]+h[2]+h[3],s=l[1]+l[2]+l[3],a>s?1:a<s?-1:0}var T=/t|\s/i;function D(a){let s=O(a);return function(l){let u=l.split(T);
return u.length===2&&M(u[0])&&s(u[1])}}function Z(a,s){if(!(a&&s))return;let h=new Date(a).valueOf(),l=new Date(s).valueOf();
if(h&&l)return h-l}function S(a,s){if(!(a&&s))return;let[h,l]=a.split(T),[u,e]=s.split(T),i=$(h,u);if(i!==void 0)return i||
j(l,e)}var ee=/\/|:/,te=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function re(a){return ee.test(a)&&te.test(a)}var F=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
function se(a){return F.lastIndex=0,F.test(a)}var ae=-(2**31),ie=2**31-1;function ne(a){return Number.isInteger(a)&&a<=ie&&
a>=ae}function oe(a){return Number.isInteger(a)}function C(){return!0}var me=/[^\\]\\Z/;function pe(a){if(me.test(a))return!1;
try{return new RegExp(a),!0}catch{return!1}}});var be=R;var p=U().default,P=w().fullFormats["date-time"],b={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marqu\
ee.dev/schemas/payment-provider/transaction.schema.json",title:"Transaction",description:"A payment or a payout as the p\
rovider sees it.",type:"object",properties:{id:{title:"Id",description:"At the provider.",type:"string",minLength:1,maxLength:100},
reference:{title:"Reference",description:"Id of the payment or payout at the merchant.",type:"string",minLength:1,maxLength:100},
kind:{title:"Kind",description:"Of money movement.",type:"string",enum:["deposit","payout"]},status:{title:"Status",description:"\
`created` to `settled` in this order; the others end it.",type:"string",enum:["created","redirected","authorised","pendi\
ng","settled","failed","expired","cancelled","reversed"]},amount:{title:"Amount",description:"In minor units of the curr\
ency.",type:"integer",minimum:1,maximum:1e12},currency:{title:"Currency",description:"ISO 4217.",type:"string",pattern:"\
^[A-Z]{3}$"},method:{title:"Method",description:"Name of a payment method, as data/methods.json lists them.",type:"strin\
g",minLength:1,maxLength:50},instrument:{$ref:"https://marquee.dev/schemas/payment-provider/instrument.schema.json"},identity:{
$ref:"https://marquee.dev/schemas/payment-provider/identity.schema.json"},failure:{title:"Failure",description:"Why it f\
ailed.",type:"string",enum:["declined","insufficient_funds","authentication_failed","cancelled_by_customer","expired","a\
ccount_closed","limit","error"]},hostedUrl:{title:"Hosted page",description:"Where the customer pays.",type:"string",format:"\
uri",pattern:"^https?://",maxLength:2e3},expiresAt:{title:"Expiry",description:"When the hosted page expires.",type:"str\
ing",format:"date-time"},createdAt:{title:"Created",description:"First change.",type:"string",format:"date-time"},updatedAt:{
title:"Updated",description:"Last change.",type:"string",format:"date-time"},sequence:{title:"Sequence",description:"Gro\
ws by one with each change.",type:"integer",minimum:1}},required:["id","reference","kind","status","amount","currency","\
method","createdAt","updatedAt","sequence"],additionalProperties:!1},L=Object.prototype.hasOwnProperty,x=new RegExp("^[A\
-Z]{3}$","u"),v=new RegExp("^https?://","u");function k(a,{instancePath:s="",parentData:h,parentDataProperty:l,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.token===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[t]:e.push(t),i++}if(a.label===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"label"},message:"must have required property 'label'"};
e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="token"||t==="label"||t==="holder")){let r={instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional p\
roperties"};e===null?e=[r]:e.push(r),i++}if(a.token!==void 0){let t=a.token;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+
"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more th\
an 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/token",schemaPath:"#/properties/toke\
n/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:s+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}}if(a.label!==void 0){let t=a.label;if(typeof t=="string"){if(p(t)>100){let r={
instancePath:s+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit:100},message:"must N\
OT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/label",schemaPath:"#/\
properties/label/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.holder!==void 0){let t=a.holder;if(typeof t=="stri\
ng"){if(p(t)>200){let r={instancePath:s+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+
"/holder",schemaPath:"#/properties/holder/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/holder",schemaPath:"#/properties/holder/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return k.
errors=e,i===0}var le={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/payment-provid\
er/identity.schema.json",title:"Bank identity",description:"The person whom the bank has identified, of a payment that i\
dentifies its customer.",type:"object",properties:{personId:{title:"Person",description:"The same for each payment of th\
is person to the merchant, and meaningless elsewhere.",type:"string",minLength:1,maxLength:100},firstName:{title:"First \
name",description:"As the bank has it.",type:"string",minLength:1,maxLength:100},lastName:{title:"Last name",description:"\
As the bank has it.",type:"string",minLength:1,maxLength:100},dateOfBirth:{title:"Date of birth",description:"yyyy-MM-dd\
.",type:"string",format:"date"},address:{title:"Address",description:"Street and number.",type:"string",minLength:1,maxLength:200},
city:{title:"City",description:"Of the address.",type:"string",minLength:1,maxLength:100},postalCode:{title:"Postal code",
description:"Of the address.",type:"string",minLength:1,maxLength:20},country:{title:"Country",description:"Of residence\
, ISO 3166-1 alpha-2.",type:"string",pattern:"^[A-Z]{2}$"},email:{title:"E-mail",description:"Where the bank has one.",type:"\
string",maxLength:254},mobilePhone:{title:"Mobile phone",description:"With its prefix, where the bank has one.",type:"st\
ring",maxLength:20}},required:["personId","firstName","lastName","dateOfBirth","address","city","postalCode","country"],
additionalProperties:!1},ue=w().fullFormats.date,_=new RegExp("^[A-Z]{2}$","u");function y(a,{instancePath:s="",parentData:h,
parentDataProperty:l,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.personId===void 0){
let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"personId"},message:"must have \
required property 'personId'"};e===null?e=[t]:e.push(t),i++}if(a.firstName===void 0){let t={instancePath:s,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"firstName"},message:"must have required property 'firstName'"};e===
null?e=[t]:e.push(t),i++}if(a.lastName===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"lastName"},message:"must have required property 'lastName'"};e===null?e=[t]:e.push(t),i++}if(a.dateOfBirth===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dateOfBirth"},message:"\
must have required property 'dateOfBirth'"};e===null?e=[t]:e.push(t),i++}if(a.address===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"address"},message:"must have required property 'address'"};e===null?
e=[t]:e.push(t),i++}if(a.city===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
city"},message:"must have required property 'city'"};e===null?e=[t]:e.push(t),i++}if(a.postalCode===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"postalCode"},message:"must have required property 'p\
ostalCode'"};e===null?e=[t]:e.push(t),i++}if(a.country===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"country"},message:"must have required property 'country'"};e===null?e=[t]:e.push(t),i++}
for(let t in a)if(!L.call(le.properties,t)){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additiona\
lProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.
personId!==void 0){let t=a.personId;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+"/personId",schemaPath:"#/\
properties/personId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};
e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/personId",schemaPath:"#/properties/personId/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/personId",schemaPath:"#/properties/personId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}if(a.firstName!==void 0){let t=a.firstName;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+
"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have\
 more than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/firstName",schemaPath:"#/pro\
perties/firstName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.lastName!==void 0){let t=a.lastName;if(typeof t==
"string"){if(p(t)>100){let r={instancePath:s+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",
params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+
"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/lastName",schemaPath:"#/properties/las\
tName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.dateOfBirth!==
void 0){let t=a.dateOfBirth;if(typeof t=="string"){if(!ue.validate(t)){let r={instancePath:s+"/dateOfBirth",schemaPath:"\
#/properties/dateOfBirth/format",keyword:"format",params:{format:"date"},message:'must match format "date"'};e===null?e=
[r]:e.push(r),i++}}else{let r={instancePath:s+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.address!==void 0){let t=a.address;if(typeof t==
"string"){if(p(t)>200){let r={instancePath:s+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",
params:{limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+
"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/address",schemaPath:"#/properties/addres\
s/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.city!==void 0){
let t=a.city;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+"/city",schemaPath:"#/properties/city/maxLength",
keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(
t)<1){let r={instancePath:s+"/city",schemaPath:"#/properties/city/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/city",schemaPath:"#/p\
roperties/city/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.
postalCode!==void 0){let t=a.postalCode;if(typeof t=="string"){if(p(t)>20){let r={instancePath:s+"/postalCode",schemaPath:"\
#/properties/postalCode/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more than 20 characters"};
e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/postalCode",schemaPath:"#/properties/postalCode/minLengt\
h",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{
let r={instancePath:s+"/postalCode",schemaPath:"#/properties/postalCode/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),i++}}if(a.country!==void 0){let t=a.country;if(typeof t=="string"){if(!_.test(
t)){let r={instancePath:s+"/country",schemaPath:"#/properties/country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]\
{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/country",schemaPath:"\
#/properties/country/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}
if(a.email!==void 0){let t=a.email;if(typeof t=="string"){if(p(t)>254){let r={instancePath:s+"/email",schemaPath:"#/prop\
erties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 characters"};e===null?
e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.mobilePhone!==void 0){let t=a.mobilePhone;if(typeof t==
"string"){if(p(t)>20){let r={instancePath:s+"/mobilePhone",schemaPath:"#/properties/mobilePhone/maxLength",keyword:"maxL\
ength",params:{limit:20},message:"must NOT have more than 20 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/mobilePhone",schemaPath:"#/properties/mobilePhone/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),i++}return y.errors=e,i===0}var q=w().fullFormats.uri;function g(a,{instancePath:s="",
parentData:h,parentDataProperty:l,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must hav\
e required property 'id'"};e===null?e=[t]:e.push(t),i++}if(a.reference===void 0){let t={instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"reference"},message:"must have required property 'reference'"};e===null?
e=[t]:e.push(t),i++}if(a.kind===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
kind"},message:"must have required property 'kind'"};e===null?e=[t]:e.push(t),i++}if(a.status===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'statu\
s'"};e===null?e=[t]:e.push(t),i++}if(a.amount===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),i++}if(a.currency===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"mu\
st have required property 'currency'"};e===null?e=[t]:e.push(t),i++}if(a.method===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required property 'method'"};e===null?
e=[t]:e.push(t),i++}if(a.createdAt===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(a.updatedAt===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"updatedAt"},message:"must have requir\
ed property 'updatedAt'"};e===null?e=[t]:e.push(t),i++}if(a.sequence===void 0){let t={instancePath:s,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"sequence"},message:"must have required property 'sequence'"};e===null?e=
[t]:e.push(t),i++}for(let t in a)if(!L.call(b.properties,t)){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(
r),i++}if(a.id!==void 0){let t=a.id;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+"/id",schemaPath:"#/proper\
ties/id/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[
r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/id",
schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),i++}}if(a.reference!==void 0){let t=a.reference;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+"/reference",
schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 10\
0 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/reference",schemaPath:"#/properties/refer\
ence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:s+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.kind!==void 0){let t=a.kind;if(typeof t!="string"){let r={
instancePath:s+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}if(!(t==="deposit"||t==="payout")){let r={instancePath:s+"/kind",schemaPath:"#/properties/k\
ind/enum",keyword:"enum",params:{allowedValues:b.properties.kind.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[r]:e.push(r),i++}}if(a.status!==void 0){let t=a.status;if(typeof t!="string"){let r={instancePath:s+"/s\
tatus",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[r]:e.push(r),i++}if(!(t==="created"||t==="redirected"||t==="authorised"||t==="pending"||t==="settled"||t==="failed"||t===
"expired"||t==="cancelled"||t==="reversed")){let r={instancePath:s+"/status",schemaPath:"#/properties/status/enum",keyword:"\
enum",params:{allowedValues:b.properties.status.enum},message:"must be equal to one of the allowed values"};e===null?e=[
r]:e.push(r),i++}}if(a.amount!==void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={
instancePath:s+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)){if(t>1e12||isNaN(t)){let r={instancePath:s+"/a\
mount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <\
= 1000000000000"};e===null?e=[r]:e.push(r),i++}if(t<1||isNaN(t)){let r={instancePath:s+"/amount",schemaPath:"#/propertie\
s/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}}
if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!x.test(t)){let r={instancePath:s+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.method!==void 0){let t=a.method;
if(typeof t=="string"){if(p(t)>50){let r={instancePath:s+"/method",schemaPath:"#/properties/method/maxLength",keyword:"m\
axLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={
instancePath:s+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/method",schemaPath:"#/prope\
rties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.instrument!==
void 0&&(k(a.instrument,{instancePath:s+"/instrument",parentData:a,parentDataProperty:"instrument",rootData:u})||(e=e===
null?k.errors:e.concat(k.errors),i=e.length)),a.identity!==void 0&&(y(a.identity,{instancePath:s+"/identity",parentData:a,
parentDataProperty:"identity",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),i=e.length)),a.failure!==void 0){let t=a.
failure;if(typeof t!="string"){let r={instancePath:s+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="declined"||t==="insufficient_funds"||t===
"authentication_failed"||t==="cancelled_by_customer"||t==="expired"||t==="account_closed"||t==="limit"||t==="error")){let r={
instancePath:s+"/failure",schemaPath:"#/properties/failure/enum",keyword:"enum",params:{allowedValues:b.properties.failure.
enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}if(a.hostedUrl!==void 0){let t=a.
hostedUrl;if(typeof t=="string"){if(p(t)>2e3){let r={instancePath:s+"/hostedUrl",schemaPath:"#/properties/hostedUrl/maxL\
ength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),
i++}if(!v.test(t)){let r={instancePath:s+"/hostedUrl",schemaPath:"#/properties/hostedUrl/pattern",keyword:"pattern",params:{
pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[r]:e.push(r),i++}if(!q(t)){let r={instancePath:s+
"/hostedUrl",schemaPath:"#/properties/hostedUrl/format",keyword:"format",params:{format:"uri"},message:'must match forma\
t "uri"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/hostedUrl",schemaPath:"#/properties/hostedUrl/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.expiresAt!==void 0){let t=a.
expiresAt;if(typeof t=="string"){if(!P.validate(t)){let r={instancePath:s+"/expiresAt",schemaPath:"#/properties/expiresA\
t/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:s+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.createdAt!==void 0){let t=a.createdAt;if(typeof t=="str\
ing"){if(!P.validate(t)){let r={instancePath:s+"/createdAt",schemaPath:"#/properties/createdAt/format",keyword:"format",
params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}if(a.updatedAt!==void 0){let t=a.updatedAt;if(typeof t=="string"){if(!P.validate(t)){let r={instancePath:s+
"/updatedAt",schemaPath:"#/properties/updatedAt/format",keyword:"format",params:{format:"date-time"},message:'must match\
 format "date-time"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/updatedAt",schemaPath:"#/properties/upd\
atedAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.sequence!==
void 0){let t=a.sequence;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:s+"/sequence",schemaPath:"\
#/properties/sequence/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}
if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){let r={instancePath:s+"/sequence",schemaPath:"#/properties/sequence\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return g.errors=e,i===0}function R(a,{instancePath:s="",parentData:h,parentDataProperty:l,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.eventId===void 0){let t={instancePath:s,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"eventId"},message:"must have required property 'eventId'"};e===null?
e=[t]:e.push(t),i++}if(a.createdAt===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
createdAt"},message:"must have required property 'createdAt'"};e===null?e=[t]:e.push(t),i++}if(a.transaction===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"transaction"},message:"must have requ\
ired property 'transaction'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="eventId"||t==="createdAt"||t==="tran\
saction")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.eventId!==void 0){let t=a.eventId;if(typeof t==
"string"){if(p(t)>100){let r={instancePath:s+"/eventId",schemaPath:"#/properties/eventId/maxLength",keyword:"maxLength",
params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+
"/eventId",schemaPath:"#/properties/eventId/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/eventId",schemaPath:"#/properties/eventI\
d/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.createdAt!==void 0){
let t=a.createdAt;if(typeof t=="string"){if(!P.validate(t)){let r={instancePath:s+"/createdAt",schemaPath:"#/properties/\
createdAt/format",keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:s+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}a.transaction!==void 0&&(g(a.transaction,{instancePath:s+
"/transaction",parentData:a,parentDataProperty:"transaction",rootData:u})||(e=e===null?g.errors:e.concat(g.errors),i=e.length))}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return R.errors=e,i===0}var ve=B,he={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marque\
e.dev/schemas/payment-provider/control-authorise.schema.json",title:"Authorisation",description:"Body of POST /control/t\
ransactions/{id}/authorise: pays in place of the customer.",type:"object",properties:{failure:{title:"Failure",description:"\
It fails with this code.",type:"string",enum:["declined","insufficient_funds","authentication_failed","cancelled_by_cust\
omer","expired","account_closed","limit","error"]},settlesAfterMs:{title:"Settlement",description:"Stays pending for so \
long, in milliseconds; 0 when left out.",type:"integer",minimum:0,maximum:6e5},holder:{title:"Holder",description:"Name \
of the holder of the instrument.",type:"string",minLength:1,maxLength:200},identity:{$ref:"https://marquee.dev/schemas/p\
ayment-provider/identity.schema.json"}},required:[],additionalProperties:!1};function B(a,{instancePath:s="",parentData:h,
parentDataProperty:l,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let t in a)if(!(t===
"failure"||t==="settlesAfterMs"||t==="holder"||t==="identity")){let r={instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[
r]:e.push(r),i++}if(a.failure!==void 0){let t=a.failure;if(typeof t!="string"){let r={instancePath:s+"/failure",schemaPath:"\
#/properties/failure/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}
if(!(t==="declined"||t==="insufficient_funds"||t==="authentication_failed"||t==="cancelled_by_customer"||t==="expired"||
t==="account_closed"||t==="limit"||t==="error")){let r={instancePath:s+"/failure",schemaPath:"#/properties/failure/enum",
keyword:"enum",params:{allowedValues:he.properties.failure.enum},message:"must be equal to one of the allowed values"};e===
null?e=[r]:e.push(r),i++}}if(a.settlesAfterMs!==void 0){let t=a.settlesAfterMs;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){let r={instancePath:s+"/settlesAfterMs",schemaPath:"#/properties/settlesAfterMs/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)){if(t>6e5||isNaN(
t)){let r={instancePath:s+"/settlesAfterMs",schemaPath:"#/properties/settlesAfterMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000"};e===null?e=[r]:e.push(r),i++}if(t<0||isNaN(t)){let r={instancePath:s+"/settl\
esAfterMs",schemaPath:"#/properties/settlesAfterMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[r]:e.push(r),i++}}}if(a.holder!==void 0){let t=a.holder;if(typeof t=="string"){if(p(t)>200){let r={
instancePath:s+"/holder",schemaPath:"#/properties/holder/maxLength",keyword:"maxLength",params:{limit:200},message:"must\
 NOT have more than 200 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/holder",schemaPath:"\
#/properties/holder/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/holder",schemaPath:"#/properties/holder/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}a.identity!==void 0&&(y(a.identity,{instancePath:s+
"/identity",parentData:a,parentDataProperty:"identity",rootData:u})||(e=e===null?y.errors:e.concat(y.errors),i=e.length))}else{
let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:
e.push(t),i++}return B.errors=e,i===0}var qe=H,de={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marque\
e.dev/schemas/payment-provider/control-behaviour.schema.json",title:"Behaviour",description:"Body of POST /control/behav\
iour; replaces what was planned before.",type:"object",properties:{faults:{title:"Faults",description:"The first one tha\
t fits applies.",type:"array",maxItems:100,items:{title:"Fault",description:"A fault.",type:"object",properties:{fault:{
title:"Fault",description:"Kind of misbehaviour.",type:"string",enum:["slow-answer","slow-settlement","duplicate-callbac\
k","reordered-callback","callback-before-return","wrong-amount","wrong-currency","no-callback","unsigned-callback","wron\
g-signature","error-after-work","cut-after-work","missing-from-list"]},times:{title:"Times",description:"How often; with\
out end when left out.",type:"integer",minimum:1},share:{title:"Share",description:"Probability with which it applies; 1\
 when left out.",type:"number",minimum:0,maximum:1},delayMs:{title:"Delay",description:"Of slow answers, slow settlement\
s and reordered callbacks, in milliseconds.",type:"integer",minimum:0,maximum:6e5},by:{title:"Difference",description:"O\
f a wrong amount, in minor units.",type:"integer",minimum:-1e9,maximum:1e9},currency:{title:"Currency",description:"A wr\
ong currency, ISO 4217.",type:"string",pattern:"^[A-Z]{3}$"},reference:{title:"Reference",description:"Only of this tran\
saction.",type:"string",minLength:1,maxLength:100},method:{title:"Method",description:"Only of this payment method.",type:"\
string",minLength:1,maxLength:50}},required:["fault"],additionalProperties:!1}}},required:["faults"],additionalProperties:!1};
function H(a,{instancePath:s="",parentData:h,parentDataProperty:l,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.faults===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
faults"},message:"must have required property 'faults'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(t!=="faults"){let r={
instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.faults!==void 0){let t=a.faults;if(Array.isArray(
t)){if(t.length>100){let n={instancePath:s+"/faults",schemaPath:"#/properties/faults/maxItems",keyword:"maxItems",params:{
limit:100},message:"must NOT have more than 100 items"};e===null?e=[n]:e.push(n),i++}let r=t.length;for(let n=0;n<r;n++){
let d=t[n];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.fault===void 0){let o={instancePath:s+"/faults/"+n,schemaPath:"\
#/properties/faults/items/required",keyword:"required",params:{missingProperty:"fault"},message:"must have required prop\
erty 'fault'"};e===null?e=[o]:e.push(o),i++}for(let o in d)if(!(o==="fault"||o==="times"||o==="share"||o==="delayMs"||o===
"by"||o==="currency"||o==="reference"||o==="method")){let m={instancePath:s+"/faults/"+n,schemaPath:"#/properties/faults\
/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additio\
nal properties"};e===null?e=[m]:e.push(m),i++}if(d.fault!==void 0){let o=d.fault;if(typeof o!="string"){let m={instancePath:s+
"/faults/"+n+"/fault",schemaPath:"#/properties/faults/items/properties/fault/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}if(!(o==="slow-answer"||o==="slow-settlement"||o==="duplicate-cal\
lback"||o==="reordered-callback"||o==="callback-before-return"||o==="wrong-amount"||o==="wrong-currency"||o==="no-callba\
ck"||o==="unsigned-callback"||o==="wrong-signature"||o==="error-after-work"||o==="cut-after-work"||o==="missing-from-lis\
t")){let m={instancePath:s+"/faults/"+n+"/fault",schemaPath:"#/properties/faults/items/properties/fault/enum",keyword:"e\
num",params:{allowedValues:de.properties.faults.items.properties.fault.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[m]:e.push(m),i++}}if(d.times!==void 0){let o=d.times;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&
isFinite(o))){let m={instancePath:s+"/faults/"+n+"/times",schemaPath:"#/properties/faults/items/properties/times/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)&&
(o<1||isNaN(o))){let m={instancePath:s+"/faults/"+n+"/times",schemaPath:"#/properties/faults/items/properties/times/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),i++}}if(d.share!==
void 0){let o=d.share;if(typeof o=="number"&&isFinite(o)){if(o>1||isNaN(o)){let m={instancePath:s+"/faults/"+n+"/share",
schemaPath:"#/properties/faults/items/properties/share/maximum",keyword:"maximum",params:{comparison:"<=",limit:1},message:"\
must be <= 1"};e===null?e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:s+"/faults/"+n+"/share",schemaPath:"#/\
properties/faults/items/properties/share/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/faults/"+n+"/share",schemaPath:"#/properties/faults/item\
s/properties/share/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),i++}}if(d.
delayMs!==void 0){let o=d.delayMs;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:s+"/faul\
ts/"+n+"/delayMs",schemaPath:"#/properties/faults/items/properties/delayMs/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o=="number"&&isFinite(o)){if(o>6e5||isNaN(o)){let m={instancePath:s+
"/faults/"+n+"/delayMs",schemaPath:"#/properties/faults/items/properties/delayMs/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:6e5},message:"must be <= 600000"};e===null?e=[m]:e.push(m),i++}if(o<0||isNaN(o)){let m={instancePath:s+"/fault\
s/"+n+"/delayMs",schemaPath:"#/properties/faults/items/properties/delayMs/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),i++}}}if(d.by!==void 0){let o=d.by;if(!(typeof o=="number"&&
!(o%1)&&!isNaN(o)&&isFinite(o))){let m={instancePath:s+"/faults/"+n+"/by",schemaPath:"#/properties/faults/items/properti\
es/by/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),i++}if(typeof o==
"number"&&isFinite(o)){if(o>1e9||isNaN(o)){let m={instancePath:s+"/faults/"+n+"/by",schemaPath:"#/properties/faults/item\
s/properties/by/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e9},message:"must be <= 1000000000"};e===null?
e=[m]:e.push(m),i++}if(o<-1e9||isNaN(o)){let m={instancePath:s+"/faults/"+n+"/by",schemaPath:"#/properties/faults/items/\
properties/by/minimum",keyword:"minimum",params:{comparison:">=",limit:-1e9},message:"must be >= -1000000000"};e===null?
e=[m]:e.push(m),i++}}}if(d.currency!==void 0){let o=d.currency;if(typeof o=="string"){if(!x.test(o)){let m={instancePath:s+
"/faults/"+n+"/currency",schemaPath:"#/properties/faults/items/properties/currency/pattern",keyword:"pattern",params:{pattern:"\
^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/fault\
s/"+n+"/currency",schemaPath:"#/properties/faults/items/properties/currency/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.reference!==void 0){let o=d.reference;if(typeof o=="string"){
if(p(o)>100){let m={instancePath:s+"/faults/"+n+"/reference",schemaPath:"#/properties/faults/items/properties/reference/\
maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[m]:e.push(
m),i++}if(p(o)<1){let m={instancePath:s+"/faults/"+n+"/reference",schemaPath:"#/properties/faults/items/properties/refer\
ence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),i++}}else{let m={instancePath:s+"/faults/"+n+"/reference",schemaPath:"#/properties/faults/items/properties/reference/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}if(d.method!==void 0){
let o=d.method;if(typeof o=="string"){if(p(o)>50){let m={instancePath:s+"/faults/"+n+"/method",schemaPath:"#/properties/\
faults/items/properties/method/maxLength",keyword:"maxLength",params:{limit:50},message:"must NOT have more than 50 char\
acters"};e===null?e=[m]:e.push(m),i++}if(p(o)<1){let m={instancePath:s+"/faults/"+n+"/method",schemaPath:"#/properties/f\
aults/items/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[m]:e.push(m),i++}}else{let m={instancePath:s+"/faults/"+n+"/method",schemaPath:"#/properties/faults/i\
tems/properties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),i++}}}else{
let o={instancePath:s+"/faults/"+n,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[o]:e.push(o),i++}}}else{let r={instancePath:s+"/faults",schemaPath:"#/properties/faults/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return H.
errors=e,i===0}var Le=V,ce={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/payment-p\
rovider/error.schema.json",title:"Error",description:"Reply with a status of 400 or above.",type:"object",properties:{code:{
title:"Code",description:"For programs.",type:"string",enum:["unauthorized","invalid_request","not_found","idempotency_c\
onflict","wrong_state","unknown_method","unknown_instrument","internal_error"]},message:{title:"Message",description:"Fo\
r developers.",type:"string"}},required:["code","message"],additionalProperties:!1};function V(a,{instancePath:s="",parentData:h,
parentDataProperty:l,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){let t={
instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"code"},message:"must have required pr\
operty 'code'"};e===null?e=[t]:e.push(t),i++}if(a.message===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[t]:e.push(t),i++}
for(let t in a)if(!(t==="code"||t==="message")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}
if(a.code!==void 0){let t=a.code;if(typeof t!="string"){let r={instancePath:s+"/code",schemaPath:"#/properties/code/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}if(!(t==="unauthorized"||t===
"invalid_request"||t==="not_found"||t==="idempotency_conflict"||t==="wrong_state"||t==="unknown_method"||t==="unknown_in\
strument"||t==="internal_error")){let r={instancePath:s+"/code",schemaPath:"#/properties/code/enum",keyword:"enum",params:{
allowedValues:ce.properties.code.enum},message:"must be equal to one of the allowed values"};e===null?e=[r]:e.push(r),i++}}
if(a.message!==void 0&&typeof a.message!="string"){let t={instancePath:s+"/message",schemaPath:"#/properties/message/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return V.
errors=e,i===0}var xe=y,Ne=k,Ae=W;function W(a,{instancePath:s="",parentData:h,parentDataProperty:l,rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(let t in a)if(!(t==="from"||t==="to"||t==="reference"||t==="cursor")){let r={instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[r]:e.push(r),i++}if(a.from!==void 0){let t=a.from;if(typeof t=="string"){if(!P.validate(
t)){let r={instancePath:s+"/from",schemaPath:"#/properties/from/format",keyword:"format",params:{format:"date-time"},message:'\
must match format "date-time"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/from",schemaPath:"#/propertie\
s/from/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.to!==void 0){
let t=a.to;if(typeof t=="string"){if(!P.validate(t)){let r={instancePath:s+"/to",schemaPath:"#/properties/to/format",keyword:"\
format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),i++}}if(a.reference!==void 0){let t=a.reference;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+"/refe\
rence",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more \
than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/reference",schemaPath:"#/propertie\
s/reference/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=
[r]:e.push(r),i++}}else{let r={instancePath:s+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.cursor!==void 0){let t=a.cursor;if(typeof t==
"string"){if(p(t)>200){let r={instancePath:s+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{
limit:200},message:"must NOT have more than 200 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+
"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/cursor",schemaPath:"#/properties/cursor/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return W.
errors=e,i===0}var Oe=G,fe={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/payment-p\
rovider/request-payment.schema.json",title:"Payment",description:"Body of POST /v1/payments.",type:"object",properties:{
reference:{title:"Reference",description:"Id of the payment or payout at the merchant.",type:"string",minLength:1,maxLength:100},
amount:{title:"Amount",description:"In minor units of the currency.",type:"integer",minimum:1,maximum:1e12},currency:{title:"\
Currency",description:"ISO 4217.",type:"string",pattern:"^[A-Z]{3}$"},method:{title:"Method",description:"Name of a paym\
ent method, as data/methods.json lists them.",type:"string",minLength:1,maxLength:50},country:{title:"Country",description:"\
ISO 3166-1 alpha-2.",type:"string",pattern:"^[A-Z]{2}$"},language:{title:"Language",description:"BCP 47, or a language c\
ode of the platform.",type:"string",minLength:2,maxLength:35},returnUrl:{title:"Return address",description:"Where the b\
rowser goes back to, with `payment=<reference>` in its query.",type:"string",format:"uri",pattern:"^https?://",maxLength:2e3},
callbackUrl:{title:"Callback address",description:"Receives the events of the payment.",type:"string",format:"uri",pattern:"\
^https?://",maxLength:2e3},customer:{title:"Customer",description:"The player at the merchant.",type:"object",properties:{
id:{title:"Id",description:"At the merchant; instruments belong to it.",type:"string",minLength:1,maxLength:100},email:{
title:"E-mail",description:"Address.",type:"string",maxLength:254}},required:["id"],additionalProperties:!1},merchant:{title:"\
Merchant",description:"Shown on the hosted page.",type:"object",properties:{name:{title:"Name",description:"Of the brand\
.",type:"string",minLength:1,maxLength:100}},required:["name"],additionalProperties:!1},instrument:{title:"Instrument",description:"\
Token of an instrument of this customer.",type:"string",minLength:1,maxLength:100},isFramed:{title:"Framed",description:"\
The merchant shows the hosted page in a frame. No other page can be framed.",type:"boolean"},identifies:{title:"Identifi\
es",description:"The merchant does not know the customer yet: the bank tells who pays. For bank methods only.",type:"boo\
lean"}},required:["reference","amount","currency","method","country","language","returnUrl","callbackUrl","customer","me\
rchant"],additionalProperties:!1};function G(a,{instancePath:s="",parentData:h,parentDataProperty:l,rootData:u=a}={}){let e=null,
i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.reference===void 0){let t={instancePath:s,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"reference"},message:"must have required property 'reference'"};e===null?e=[t]:
e.push(t),i++}if(a.amount===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),i++}if(a.currency===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},message:"must have required property 'cur\
rency'"};e===null?e=[t]:e.push(t),i++}if(a.method===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"method"},message:"must have required property 'method'"};e===null?e=[t]:e.push(t),i++}if(a.
country===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"country"},message:"\
must have required property 'country'"};e===null?e=[t]:e.push(t),i++}if(a.language===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===
null?e=[t]:e.push(t),i++}if(a.returnUrl===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"returnUrl"},message:"must have required property 'returnUrl'"};e===null?e=[t]:e.push(t),i++}if(a.callbackUrl===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"callbackUrl"},message:"\
must have required property 'callbackUrl'"};e===null?e=[t]:e.push(t),i++}if(a.customer===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"customer"},message:"must have required property 'customer'"};e===
null?e=[t]:e.push(t),i++}if(a.merchant===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"merchant"},message:"must have required property 'merchant'"};e===null?e=[t]:e.push(t),i++}for(let t in a)
if(!L.call(fe.properties,t)){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.reference!==void 0){
let t=a.reference;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+"/reference",schemaPath:"#/properties/refere\
nce/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.
push(r),i++}if(p(t)<1){let r={instancePath:s+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[r]:e.push(r),i++}}if(a.amount!==void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){
let r={instancePath:s+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"mu\
st be integer"};e===null?e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)){if(t>1e12||isNaN(t)){let r={instancePath:s+
"/amount",schemaPath:"#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must b\
e <= 1000000000000"};e===null?e=[r]:e.push(r),i++}if(t<1||isNaN(t)){let r={instancePath:s+"/amount",schemaPath:"#/proper\
ties/amount/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),
i++}}}if(a.currency!==void 0){let t=a.currency;if(typeof t=="string"){if(!x.test(t)){let r={instancePath:s+"/currency",schemaPath:"\
#/properties/currency/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};
e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/currency",schemaPath:"#/properties/currency/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.method!==void 0){let t=a.method;
if(typeof t=="string"){if(p(t)>50){let r={instancePath:s+"/method",schemaPath:"#/properties/method/maxLength",keyword:"m\
axLength",params:{limit:50},message:"must NOT have more than 50 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={
instancePath:s+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must N\
OT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/method",schemaPath:"#/prope\
rties/method/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.country!==
void 0){let t=a.country;if(typeof t=="string"){if(!_.test(t)){let r={instancePath:s+"/country",schemaPath:"#/properties/\
country/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[
r]:e.push(r),i++}}else{let r={instancePath:s+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.language!==void 0){let t=a.language;if(typeof t=="\
string"){if(p(t)>35){let r={instancePath:s+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",
params:{limit:35},message:"must NOT have more than 35 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<2){let r={instancePath:s+
"/language",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have few\
er than 2 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/language",schemaPath:"#/properties/lan\
guage/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.returnUrl!==
void 0){let t=a.returnUrl;if(typeof t=="string"){if(p(t)>2e3){let r={instancePath:s+"/returnUrl",schemaPath:"#/propertie\
s/returnUrl/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?
e=[r]:e.push(r),i++}if(!v.test(t)){let r={instancePath:s+"/returnUrl",schemaPath:"#/properties/returnUrl/pattern",keyword:"\
pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[r]:e.push(r),i++}if(!q(t)){
let r={instancePath:s+"/returnUrl",schemaPath:"#/properties/returnUrl/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/returnUrl",schemaPath:"#/properties\
/returnUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.callbackUrl!==
void 0){let t=a.callbackUrl;if(typeof t=="string"){if(p(t)>2e3){let r={instancePath:s+"/callbackUrl",schemaPath:"#/prope\
rties/callbackUrl/maxLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===
null?e=[r]:e.push(r),i++}if(!v.test(t)){let r={instancePath:s+"/callbackUrl",schemaPath:"#/properties/callbackUrl/patter\
n",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pattern "^https?://"'};e===null?e=[r]:e.push(r),i++}
if(!q(t)){let r={instancePath:s+"/callbackUrl",schemaPath:"#/properties/callbackUrl/format",keyword:"format",params:{format:"\
uri"},message:'must match format "uri"'};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/callbackUrl",schemaPath:"\
#/properties/callbackUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
i++}}if(a.customer!==void 0){let t=a.customer;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:s+
"/customer",schemaPath:"#/properties/customer/required",keyword:"required",params:{missingProperty:"id"},message:"must h\
ave required property 'id'"};e===null?e=[r]:e.push(r),i++}for(let r in t)if(!(r==="id"||r==="email")){let n={instancePath:s+
"/customer",schemaPath:"#/properties/customer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),i++}if(t.id!==void 0){let r=t.id;if(typeof r=="s\
tring"){if(p(r)>100){let n={instancePath:s+"/customer/id",schemaPath:"#/properties/customer/properties/id/maxLength",keyword:"\
maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[n]:e.push(n),i++}if(p(r)<1){
let n={instancePath:s+"/customer/id",schemaPath:"#/properties/customer/properties/id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/cus\
tomer/id",schemaPath:"#/properties/customer/properties/id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[n]:e.push(n),i++}}if(t.email!==void 0){let r=t.email;if(typeof r=="string"){if(p(r)>254){let n={instancePath:s+
"/customer/email",schemaPath:"#/properties/customer/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"\
must NOT have more than 254 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/customer/email",schemaPath:"\
#/properties/customer/properties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),i++}}}else{let r={instancePath:s+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.merchant!==void 0){let t=a.merchant;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.name===void 0){let r={instancePath:s+"/merchant",schemaPath:"#/properties/merchant/req\
uired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.
push(r),i++}for(let r in t)if(r!=="name"){let n={instancePath:s+"/merchant",schemaPath:"#/properties/merchant/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[n]:e.push(n),i++}if(t.name!==void 0){let r=t.name;if(typeof r=="string"){if(p(r)>100){let n={instancePath:s+
"/merchant/name",schemaPath:"#/properties/merchant/properties/name/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[n]:e.push(n),i++}if(p(r)<1){let n={instancePath:s+"/merchant/name",
schemaPath:"#/properties/merchant/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/merchant/name",schemaPath:"#/prope\
rties/merchant/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),i++}}}else{let r={instancePath:s+"/merchant",schemaPath:"#/properties/merchant/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[r]:e.push(r),i++}}if(a.instrument!==void 0){let t=a.instrument;if(typeof t==
"string"){if(p(t)>100){let r={instancePath:s+"/instrument",schemaPath:"#/properties/instrument/maxLength",keyword:"maxLe\
ngth",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={
instancePath:s+"/instrument",schemaPath:"#/properties/instrument/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/instrument",schemaPath:"\
#/properties/instrument/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}
if(a.isFramed!==void 0&&typeof a.isFramed!="boolean"){let t={instancePath:s+"/isFramed",schemaPath:"#/properties/isFrame\
d/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}if(a.identifies!==
void 0&&typeof a.identifies!="boolean"){let t={instancePath:s+"/identifies",schemaPath:"#/properties/identifies/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),i++}}else{let t={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return G.errors=e,i===
0}var Te=Y,ye={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/payment-provider/reque\
st-payout.schema.json",title:"Payout",description:"Body of POST /v1/payouts.",type:"object",properties:{reference:{title:"\
Reference",description:"Id of the payment or payout at the merchant.",type:"string",minLength:1,maxLength:100},amount:{title:"\
Amount",description:"In minor units of the currency.",type:"integer",minimum:1,maximum:1e12},currency:{title:"Currency",
description:"ISO 4217.",type:"string",pattern:"^[A-Z]{3}$"},method:{title:"Method",description:"Name of a payment method\
, as data/methods.json lists them.",type:"string",minLength:1,maxLength:50},country:{title:"Country",description:"ISO 31\
66-1 alpha-2.",type:"string",pattern:"^[A-Z]{2}$"},language:{title:"Language",description:"BCP 47, or a language code of\
 the platform.",type:"string",minLength:2,maxLength:35},instrument:{title:"Instrument",description:"Token of an instrume\
nt of this customer.",type:"string",minLength:1,maxLength:100},callbackUrl:{title:"Callback address",description:"Receiv\
es the events of the payout.",type:"string",format:"uri",pattern:"^https?://",maxLength:2e3},customer:{title:"Customer",
description:"The player at the merchant.",type:"object",properties:{id:{title:"Id",description:"At the merchant; instrum\
ents belong to it.",type:"string",minLength:1,maxLength:100},email:{title:"E-mail",description:"Address.",type:"string",
maxLength:254}},required:["id"],additionalProperties:!1}},required:["reference","amount","currency","method","country","\
language","instrument","callbackUrl","customer"],additionalProperties:!1};function Y(a,{instancePath:s="",parentData:h,parentDataProperty:l,
rootData:u=a}={}){let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.reference===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"reference"},message:"must have required property 're\
ference'"};e===null?e=[t]:e.push(t),i++}if(a.amount===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"amount"},message:"must have required property 'amount'"};e===null?e=[t]:e.push(t),i++}if(a.
currency===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currency"},
message:"must have required property 'currency'"};e===null?e=[t]:e.push(t),i++}if(a.method===void 0){let t={instancePath:s,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"method"},message:"must have required property 'metho\
d'"};e===null?e=[t]:e.push(t),i++}if(a.country===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"country"},message:"must have required property 'country'"};e===null?e=[t]:e.push(t),i++}if(a.language===
void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"language"},message:"mu\
st have required property 'language'"};e===null?e=[t]:e.push(t),i++}if(a.instrument===void 0){let t={instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"instrument"},message:"must have required property 'instrument'"};
e===null?e=[t]:e.push(t),i++}if(a.callbackUrl===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"callbackUrl"},message:"must have required property 'callbackUrl'"};e===null?e=[t]:e.push(t),i++}
if(a.customer===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"custom\
er"},message:"must have required property 'customer'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!L.call(ye.properties,
t)){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.reference!==void 0){let t=a.reference;if(typeof t==
"string"){if(p(t)>100){let r={instancePath:s+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLeng\
th",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={
instancePath:s+"/reference",schemaPath:"#/properties/reference/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/reference",schemaPath:"\
#/properties/reference/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}
if(a.amount!==void 0){let t=a.amount;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){let r={instancePath:s+"/a\
mount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[r]:e.push(r),i++}if(typeof t=="number"&&isFinite(t)){if(t>1e12||isNaN(t)){let r={instancePath:s+"/amount",schemaPath:"\
#/properties/amount/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===
null?e=[r]:e.push(r),i++}if(t<1||isNaN(t)){let r={instancePath:s+"/amount",schemaPath:"#/properties/amount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[r]:e.push(r),i++}}}if(a.currency!==void 0){
let t=a.currency;if(typeof t=="string"){if(!x.test(t)){let r={instancePath:s+"/currency",schemaPath:"#/properties/curren\
cy/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[r]:e.
push(r),i++}}else{let r={instancePath:s+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.method!==void 0){let t=a.method;if(typeof t=="stri\
ng"){if(p(t)>50){let r={instancePath:s+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{
limit:50},message:"must NOT have more than 50 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<1){let r={instancePath:s+
"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/method",schemaPath:"#/properties/method/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.country!==void 0){
let t=a.country;if(typeof t=="string"){if(!_.test(t)){let r={instancePath:s+"/country",schemaPath:"#/properties/country/\
pattern",keyword:"pattern",params:{pattern:"^[A-Z]{2}$"},message:'must match pattern "^[A-Z]{2}$"'};e===null?e=[r]:e.push(
r),i++}}else{let r={instancePath:s+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.language!==void 0){let t=a.language;if(typeof t=="string"){
if(p(t)>35){let r={instancePath:s+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit:35},
message:"must NOT have more than 35 characters"};e===null?e=[r]:e.push(r),i++}if(p(t)<2){let r={instancePath:s+"/languag\
e",schemaPath:"#/properties/language/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2\
 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+"/language",schemaPath:"#/properties/language/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.instrument!==void 0){
let t=a.instrument;if(typeof t=="string"){if(p(t)>100){let r={instancePath:s+"/instrument",schemaPath:"#/properties/inst\
rument/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[r]:
e.push(r),i++}if(p(t)<1){let r={instancePath:s+"/instrument",schemaPath:"#/properties/instrument/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),i++}}else{let r={instancePath:s+
"/instrument",schemaPath:"#/properties/instrument/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),i++}}if(a.callbackUrl!==void 0){let t=a.callbackUrl;if(typeof t=="string"){if(p(t)>2e3){let r={
instancePath:s+"/callbackUrl",schemaPath:"#/properties/callbackUrl/maxLength",keyword:"maxLength",params:{limit:2e3},message:"\
must NOT have more than 2000 characters"};e===null?e=[r]:e.push(r),i++}if(!v.test(t)){let r={instancePath:s+"/callbackUr\
l",schemaPath:"#/properties/callbackUrl/pattern",keyword:"pattern",params:{pattern:"^https?://"},message:'must match pat\
tern "^https?://"'};e===null?e=[r]:e.push(r),i++}if(!q(t)){let r={instancePath:s+"/callbackUrl",schemaPath:"#/properties\
/callbackUrl/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[r]:e.push(r),
i++}}else{let r={instancePath:s+"/callbackUrl",schemaPath:"#/properties/callbackUrl/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[r]:e.push(r),i++}}if(a.customer!==void 0){let t=a.customer;if(t&&typeof t==
"object"&&!Array.isArray(t)){if(t.id===void 0){let r={instancePath:s+"/customer",schemaPath:"#/properties/customer/requi\
red",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(
r),i++}for(let r in t)if(!(r==="id"||r==="email")){let n={instancePath:s+"/customer",schemaPath:"#/properties/customer/a\
dditionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prop\
erties"};e===null?e=[n]:e.push(n),i++}if(t.id!==void 0){let r=t.id;if(typeof r=="string"){if(p(r)>100){let n={instancePath:s+
"/customer/id",schemaPath:"#/properties/customer/properties/id/maxLength",keyword:"maxLength",params:{limit:100},message:"\
must NOT have more than 100 characters"};e===null?e=[n]:e.push(n),i++}if(p(r)<1){let n={instancePath:s+"/customer/id",schemaPath:"\
#/properties/customer/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/customer/id",schemaPath:"#/properties/customer/p\
roperties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}if(t.email!==
void 0){let r=t.email;if(typeof r=="string"){if(p(r)>254){let n={instancePath:s+"/customer/email",schemaPath:"#/properti\
es/customer/properties/email/maxLength",keyword:"maxLength",params:{limit:254},message:"must NOT have more than 254 char\
acters"};e===null?e=[n]:e.push(n),i++}}else{let n={instancePath:s+"/customer/email",schemaPath:"#/properties/customer/pr\
operties/email/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),i++}}}else{
let r={instancePath:s+"/customer",schemaPath:"#/properties/customer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return Y.errors=e,i===0}var $e=g,je=K,ge={$schema:"http:\
//json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/payment-provider/transaction-list.schema.json",title:"\
Transactions",description:"Reply of GET /v1/transactions, oldest change first.",type:"object",properties:{items:{title:"\
Items",description:"Transactions.",type:"array",items:{$ref:"https://marquee.dev/schemas/payment-provider/transaction.sc\
hema.json"}},next:{title:"Next page",description:"Cursor of the next page; null at the end.",type:["string","null"]}},required:[
"items","next"],additionalProperties:!1};function K(a,{instancePath:s="",parentData:h,parentDataProperty:l,rootData:u=a}={}){
let e=null,i=0;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.items===void 0){let t={instancePath:s,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"items"},message:"must have required property 'items'"};e===null?e=[t]:
e.push(t),i++}if(a.next===void 0){let t={instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
next"},message:"must have required property 'next'"};e===null?e=[t]:e.push(t),i++}for(let t in a)if(!(t==="items"||t==="\
next")){let r={instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[r]:e.push(r),i++}if(a.items!==void 0){let t=a.items;if(Array.
isArray(t)){let r=t.length;for(let n=0;n<r;n++)g(t[n],{instancePath:s+"/items/"+n,parentData:t,parentDataProperty:n,rootData:u})||
(e=e===null?g.errors:e.concat(g.errors),i=e.length)}else{let r={instancePath:s+"/items",schemaPath:"#/properties/items/t\
ype",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),i++}}if(a.next!==void 0){let t=a.
next;if(typeof t!="string"&&t!==null){let r={instancePath:s+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{
type:ge.properties.next.type},message:"must be string,null"};e===null?e=[r]:e.push(r),i++}}}else{let t={instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),i++}return K.errors=e,i===
0}export{be as validatePaymentProviderCallback,ve as validatePaymentProviderControlAuthorise,qe as validatePaymentProviderControlBehaviour,
Le as validatePaymentProviderError,xe as validatePaymentProviderIdentity,Ne as validatePaymentProviderInstrument,Ae as validatePaymentProviderRequestList,
Oe as validatePaymentProviderRequestPayment,Te as validatePaymentProviderRequestPayout,$e as validatePaymentProviderTransaction,
je as validatePaymentProviderTransactionList};
